import {
  Button,
  FieldErrorText,
  FieldHelperText,
  FieldLabel,
  FieldRoot,
  Input,
  Stack,
  Text,
} from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { LabelledSelect } from '../../../components/forms/Select.tsx';
import type { Verdict } from '../../../schema.generated.ts';
import type { MentionLegend_AnswerFragment } from '../MentionLegend.generated.ts';
import { useTrackedNamesQuery } from './TrackedNames.generated.ts';
import type { Corrections } from './use-corrections.ts';
import { VerdictButtons } from './VerdictButtons.tsx';

const MAX_LENGTH = 200;
const VERDICT_LABEL = 'What the answer says of it';

interface AddCompanyProps {
  answer: MentionLegend_AnswerFragment;
  corrections: Corrections;
}

/** Adds a tracked company that the answer names and the product missed. */
export function AddCompany({ answer, corrections }: AddCompanyProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button size="xs" variant="ghost" alignSelf="start" data-no-print="" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        Add a company that is named here
      </Button>
    );
  }
  return <AddForm answer={answer} corrections={corrections} onClose={() => setOpen(false)} />;
}

function AddForm({ answer, corrections, onClose }: AddCompanyProps & { onClose: () => void }) {
  const { data, error: loadError, refetch } = useTrackedNamesQuery();
  const [companyId, setCompanyId] = useState('');
  const [verdict, setVerdict] = useState<Verdict>('NONE');
  const [writtenAs, setWrittenAs] = useState(selectedWords);
  const [error, setError] = useState<string | null>(null);
  const named = new Set(answer.mentions.map(({ company }) => company.id));
  const companies = [...(data?.brand ? [data.brand] : []), ...(data?.trackedCompetitors ?? [])];
  const missing = companies
    .filter(({ id }) => !named.has(id))
    .map(({ id, name }) => ({ value: id, label: name }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const words = writtenAs.trim();
    const { saved, quoteError } = await corrections.correct({
      companyId,
      named: true,
      verdict,
      ...(words && { writtenAs: words }),
    });
    setError(quoteError ?? null);
    if (saved) onClose();
  }

  if (!data && loadError) {
    return <LoadError message="Your companies could not be loaded." onRetry={() => refetch()} />;
  }
  return (
    <Stack asChild gap="3" p="3" borderWidth="1px" borderRadius="l2" bg="bg.subtle" data-no-print="">
      <form onSubmit={submit} aria-label="Add a company">
        <LabelledSelect
          label="Company"
          options={[{ value: '', label: choiceLabel(data !== undefined, missing.length) }, ...missing]}
          value={companyId}
          onChange={setCompanyId}
        />
        <FieldRoot invalid={error !== null}>
          <FieldLabel fontSize="sm">Written as</FieldLabel>
          <Input
            size="sm"
            bg="bg.panel"
            maxLength={MAX_LENGTH}
            value={writtenAs}
            onChange={({ target }) => setWrittenAs(target.value)}
          />
          {error === null && (
            <FieldHelperText fontSize="xs">
              The answer’s own words for it, if these are none of the company’s names.
            </FieldHelperText>
          )}
          <FieldErrorText>{error}</FieldErrorText>
        </FieldRoot>
        <Stack gap="1.5">
          <Text fontSize="sm" fontWeight="medium" aria-hidden="true">
            {VERDICT_LABEL}
          </Text>
          <VerdictButtons label={VERDICT_LABEL} value={verdict} onChoose={setVerdict} />
        </Stack>
        <Stack direction="row" gap="2" justify="end">
          <Button type="button" size="xs" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="xs" disabled={companyId === '' || corrections.saving}>
            Add
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function choiceLabel(isLoaded: boolean, missing: number): string {
  if (!isLoaded) return 'Loading…';
  return missing === 0 ? 'Every tracked company is named' : 'Choose…';
}

/** What is selected on the page: people mark the words before they press the button. */
const selectedWords = () => (window.getSelection()?.toString() ?? '').trim().slice(0, MAX_LENGTH);
