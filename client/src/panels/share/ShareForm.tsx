import { Button, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { serverMessage } from '../../apollo/server-message.ts';
import { DialogFrame } from '../../components/dialogs/DialogFrame.tsx';
import { LabelledChoice } from '../../components/forms/LabelledChoice.tsx';
import { paths } from '../../paths.ts';
import { describeDays } from './describe-view.ts';
import { NameField } from './NameField.tsx';
import { rememberOwnLink } from './own-links.ts';
import { useCreateShareLinkMutation } from './ShareDialog.generated.ts';
import type { NewLink, ViewToShare } from './view-to-share.ts';

const MAX_NAME = 80;
const LIFETIMES = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;
const FAILURE = 'The link could not be made. Please try again.';

interface ShareFormProps {
  title: string;
  view: ViewToShare;
  onMade: (link: NewLink) => void;
  onClose: () => void;
}

/** Asks for a link's name and end, both filled in, so that one click makes and copies it. */
export function ShareForm({ title, view, onMade, onClose }: ShareFormProps) {
  // The token must not be in the cache.
  const [create, { loading }] = useCreateShareLinkMutation({ fetchPolicy: 'no-cache' });
  const [name, setName] = useState(nameOf(title, `, ${inSentence(describeDays(view.filter ?? {}))}`));
  const [expires, setExpires] = useState<(typeof LIFETIMES)[number]['value']>('30');
  const [problem, setProblem] = useState<string>();
  const submitButton = useRef<HTMLButtonElement>(null);
  const formId = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    if (name.trim() === '') return setProblem('A name is needed.');
    try {
      const { data } = await create({
        variables: { input: { ...view, name, expiresInDays: Number(expires) } },
      });
      const { token, shareLink, errors = [] } = data?.createShareLink ?? {};
      if (!token || !shareLink) return setProblem(errors[0]?.message ?? FAILURE);
      rememberOwnLink(token);
      const url = new URL(paths.shared(token), window.location.origin).href;
      onMade({ url, expiresAt: shareLink.expiresAt, isCopied: await copied(url) });
    } catch (error) {
      setProblem(serverMessage(error, FAILURE));
    }
  }

  return (
    <DialogFrame
      title="Share this view"
      text="Anybody with the link sees these numbers without signing in, and nothing else of your account. Search engines do not list it."
      focusOn={submitButton}
      onClose={onClose}
      body={
        <Stack asChild gap="4">
          <form id={formId} onSubmit={submit} noValidate>
            <NameField value={name} onChange={setName} maxLength={MAX_NAME} error={problem} />
            <LabelledChoice label="Ends after" options={LIFETIMES} value={expires} onChange={setExpires} />
            <Text fontSize="sm" color="fg.muted">
              {view.filter?.days
                ? 'The range moves on: visitors see the latest days.'
                : view.filter?.from
                  ? 'The days stay as they are.'
                  : 'Visitors see all days, new ones too.'}
            </Text>
          </form>
        </Stack>
      }
    >
      <Button size="sm" variant="outline" onClick={onClose}>
        Cancel
      </Button>
      <Button ref={submitButton} type="submit" form={formId} size="sm" disabled={loading} aria-busy={loading}>
        {loading ? 'Making link...' : 'Make and copy link'}
      </Button>
    </DialogFrame>
  );
}

/** A name of at most 80 characters, which ends with the days. */
function nameOf(title: string, days: string): string {
  const room = MAX_NAME - days.length;
  return (title.length > room ? `${title.slice(0, room - 1)}…` : title) + days;
}

/** “Last 30 days” after a comma; the names of months keep their capital. */
const inSentence = (days: string) => days.replace(/^(Last|Latest|All) /, (word) => word.toLowerCase());

/** Some browsers allow copying only within the click itself. */
const copied = (text: string): Promise<boolean> =>
  Promise.resolve(navigator.clipboard?.writeText(text)).then(
    () => navigator.clipboard !== undefined,
    () => false,
  );
