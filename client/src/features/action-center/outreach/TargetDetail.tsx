import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ForEditors } from '../../../auth/ForEditors.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatDateTime, formatDayAndYear } from '../../../format.ts';
import { OPENS, OpenAnswers } from '../../../panels/answer-links/OpenAnswers.tsx';
import { MeasureThis } from '../../../panels/measure-this/MeasureThis.tsx';
import { paths } from '../../../paths.ts';
import { ContactList } from './ContactList.tsx';
import { MailPanel } from './MailPanel.tsx';
import {
  type OutreachFragment,
  type OutreachTargetFragment,
  useFindOutreachContactsMutation,
} from './OutreachScreen.generated.ts';
import { useChange } from './use-change.ts';
import { EVENT_KINDS, TARGET_STATES } from './words.ts';

interface TargetDetailProps {
  target: OutreachTargetFragment;
  outreach: OutreachFragment;
  onSettings: () => void;
}

/** A target: its figures, contacts, mail and history. */
export function TargetDetail({ target, outreach, onSettings }: TargetDetailProps) {
  const [find] = useFindOutreachContactsMutation();
  const { run, problem, isBusy } = useChange();
  const { id, url, title, state, mails, contactsStatus, imported } = target;
  const [mail] = mails;
  const isReading = contactsStatus === 'WAITING';
  return (
    <Stack gap="5">
      <Panel
        title={title || url.replace(/^https?:\/\//, '')}
        actions={
          <HStack gap="2">
            <Pill palette={TARGET_STATES[state].palette}>{TARGET_STATES[state].label}</Pill>
            <MeasureThis name={`Outreach: ${title || url}`} pages={[url]} />
          </HStack>
        }
      >
        <Stack gap="3">
          <TargetFigures target={target} />
          <ContactList target={target} canDraft={!mail || mail.state === 'BOUNCED'} />
          <HStack gap="3" wrap="wrap">
            <ForEditors>
              <Button
                size="sm"
                variant={contactsStatus === 'NONE' ? 'solid' : 'outline'}
                disabled={
                  isBusy || isReading || (imported && contactsStatus === 'NONE' && target.contacts.length > 0)
                }
                onClick={() =>
                  run(async () => (await find({ variables: { id } })).data?.findOutreachContacts)
                }
              >
                <RefreshCw aria-hidden="true" />
                {isReading
                  ? 'Reading the page...'
                  : contactsStatus === 'NONE'
                    ? 'Find contacts'
                    : 'Read contacts again'}
              </Button>
            </ForEditors>
            <Text fontSize="sm" color="fg.muted" role="status">
              {describeReading(target)}
            </Text>
          </HStack>
          <FormError>{problem}</FormError>
        </Stack>
      </Panel>
      {mail && <MailPanel key={mail.id} mail={mail} outreach={outreach} onSettings={onSettings} />}
      <History target={target} />
    </Stack>
  );
}

function describeReading({ contactsStatus, contactsProblem, contactsAt }: OutreachTargetFragment): string {
  if (contactsStatus === 'FAILED') return contactsProblem ?? 'The page could not be read.';
  if (contactsStatus === 'READ' && contactsAt)
    return `Read ${formatDateTime(contactsAt)}, as robots.txt allows.`;
  return '';
}

function TargetFigures({ target }: { target: OutreachTargetFragment }) {
  const { id, url, visible, missed, namesBrand, readAt, since, pageChangedAt, citedOn } = target;
  return (
    <Stack gap="1" fontSize="sm" fontVariantNumeric="tabular-nums">
      <Text color="fg.muted" overflowWrap="anywhere">
        {url}
      </Text>
      <Text>
        {missed.answers === 0 ? (
          'No answer cites this page.'
        ) : (
          <>
            <OpenAnswers
              of={{ source: url, status: ['ANSWERED'] }}
              shown={formatCounted(missed.answers, 'answer')}
              hint={`Open the ${formatCounted(missed.answers, 'answer')} that cite this page`}
            >
              {formatCounted(missed.answers, 'answer')}
            </OpenAnswers>
            {` cite it: ${formatCount(visible.hits)} name you, `}
            <OpenAnswers
              of={{ source: url, missed: true }}
              shown={`${formatCount(missed.hits)} missed`}
              hint={`Open the ${formatCounted(missed.hits, 'missed answer')} that cite this page`}
            >{`${formatCount(missed.hits)} missed`}</OpenAnswers>
            .
          </>
        )}
      </Text>
      <Text>
        {namesBrand === null ? (
          'The page was not read yet, so it is not known whether it names you.'
        ) : (
          <chakra.span asChild {...OPENS}>
            <Link to={paths.page(id)}>
              {`The page ${namesBrand ? 'names you' : 'does not name you'}${readAt ? `, read ${formatDateTime(readAt)}` : ''}`}
            </Link>
          </chakra.span>
        )}
      </Text>
      {since && (
        <Text>
          {`Since the first mail: ${formatCounted(since.answers, 'answer')} cite it, ${formatCount(since.hits)} name you.`}
          {pageChangedAt && ` The page changed ${formatDateTime(pageChangedAt)}.`}
          {citedOn && ` Cited with your brand since ${formatDayAndYear(citedOn)}.`}
        </Text>
      )}
    </Stack>
  );
}

function History({ target: { events } }: { target: OutreachTargetFragment }) {
  return (
    <Panel title="History">
      <Stack as="ol" gap="1.5" fontSize="sm" listStyleType="none">
        {events.map(({ id, at, kind, detail }) => (
          <li key={id}>
            <Text overflowWrap="anywhere">
              <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {`${formatDateTime(at)} `}
              </Text>
              <Text as="span" fontWeight="medium">
                {EVENT_KINDS[kind]}
              </Text>
              {detail && ` – ${detail}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
