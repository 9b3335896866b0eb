import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { formatCounted, formatDayAndYear } from '../../../format.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { type TextRetentionQuery, useTextRetentionQuery } from './TextRetentionCard.generated.ts';

/** How long texts of answers are kept, and how many are no longer in the database. */
export function TextRetentionCard() {
  const { data, error, refetch } = useTextRetentionQuery({ fetchPolicy: 'network-only' });
  const lines = data && describe(data.textRetention);
  return (
    <SettingsCard
      title="Texts of answers"
      description="The operator of this server sets how long they are kept. What was found in an answer, and every number, stays."
    >
      {lines ? (
        <Stack gap="1" fontSize="sm" fontVariantNumeric="tabular-nums">
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      ) : error ? (
        <LoadError message="How long texts are kept could not be loaded." onRetry={refetch} />
      ) : (
        <Skeleton h="5" w="60%" />
      )}
    </SettingsCard>
  );
}

function describe(retention: TextRetentionQuery['textRetention']): string[] {
  const { days, archives, archivedAnswers, deletedAnswers, namesCountFrom } = retention;
  const lines = [
    days === null
      ? 'Texts are kept for ever.'
      : `Texts are ${archives ? 'moved to an archive' : 'deleted'} after ${formatCounted(days, 'day')}.`,
  ];
  if (archivedAnswers > 0) {
    lines.push(
      `${formatCounted(archivedAnswers, 'answer has its', 'answers have their')} text in the archive. Texts are read from there when answers are opened, exported or analysed again.`,
    );
  }
  if (deletedAnswers > 0) {
    lines.push(
      `${formatCounted(deletedAnswers, 'answer has', 'answers have')} no text any more. Without it, answers cannot be read, reviewed or analysed again.`,
    );
  }
  if (namesCountFrom !== null) {
    lines.push(
      `The current names and rules count from ${formatDayAndYear(namesCountFrom)}; older answers without text keep the analysis they had.`,
    );
  }
  return lines;
}
