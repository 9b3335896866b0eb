import { Box, Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { LabelledSelect } from '../../components/forms/Select.tsx';
import type { ChangedKind, EarlierDays, MetricsFilter } from '../../schema.generated.ts';
import { PromptLink } from '../prompts/PromptLink.tsx';
import { AnswerSide } from './AnswerSide.tsx';
import {
  type AnswerSide_AnswerFragment,
  type ChangedAnswersQuery,
  useChangedAnswersQuery,
} from './ChangedAnswers.generated.ts';

/** Two ranges as the server takes them. */
export interface RangesVariables {
  filter: MetricsFilter;
  earlier: EarlierDays | null;
}

interface ChangedAnswersProps {
  kind: ChangedKind;
  /** The item's. */
  id: string;
  variables: RangesVariables;
  /** Only answers to prompts of this topic. */
  topicId?: string | null;
}

/** An answer of each range to the same prompt on the same platform, with what differs between them marked. */
export function ChangedAnswers({ kind, id, variables, topicId = null }: ChangedAnswersProps) {
  const [place, setPlace] = useState<{ promptId: string; platform: string } | null>(null);
  const { data, previousData, error, refetch } = useChangedAnswersQuery({
    variables: { ...variables, changedKind: kind, id, topicId, promptId: null, platform: null, ...place },
  });
  const reply = (data ?? previousData)?.changedAnswers;
  if (error && !data) {
    return <LoadError message="Failed to load the answers." onRetry={() => refetch()} />;
  }
  if (!reply) return <Skeleton h="40" aria-label="Loading answers..." />;
  const { places, pair } = reply;
  if (!pair) return <Text color="fg.muted">No prompt was measured in both ranges.</Text>;
  const before = unmaskFragment<AnswerSide_AnswerFragment>(pair.before);
  const after = unmaskFragment<AnswerSide_AnswerFragment>(pair.after);
  const shown = places.find(
    ({ promptId, platform }) => promptId === pair.place.promptId && platform.key === pair.place.platform.key,
  );
  return (
    <Stack gap="4">
      {places.length > 1 && shown && (
        <Box maxW="lg">
          <LabelledSelect
            label="Prompt and platform"
            options={places.map((one) => ({ value: keyOf(one), label: labelOf(one, kind) }))}
            value={keyOf(shown)}
            onChange={(chosen) => {
              const next = places.find((one) => keyOf(one) === chosen);
              if (next) setPlace({ promptId: next.promptId, platform: next.platform.key });
            }}
          />
        </Box>
      )}
      {shown && (
        <Text
          fontWeight={kind === 'PROMPT' ? undefined : 'medium'}
          fontSize={kind === 'PROMPT' ? 'sm' : undefined}
        >
          <PromptLink id={shown.promptId}>
            {kind === 'PROMPT' ? 'Open the prompt’s page' : shown.question}
          </PromptLink>
        </Text>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <AnswerSide title="Before" answer={before} other={after} platform={shown?.platform.name ?? ''} />
        <AnswerSide title="After" answer={after} other={before} platform={shown?.platform.name ?? ''} />
      </Grid>
    </Stack>
  );
}

type Place = ChangedAnswersQuery['changedAnswers']['places'][number];

const keyOf = ({ promptId, platform }: Place) => `${promptId} ${platform.key}`;

/** The most characters of a question in the list of choices. */
const MAX_QUESTION = 60;

function labelOf(place: Place, kind: ChangedKind): string {
  const { question, platform, hitsBefore, answersBefore, hitsAfter, answersAfter } = place;
  const counts = `${hitsBefore}/${answersBefore} → ${hitsAfter}/${answersAfter}`;
  if (kind === 'PROMPT') return `${platform.name}: ${counts}`;
  const short = question.length > MAX_QUESTION ? `${question.slice(0, MAX_QUESTION)}…` : question;
  return kind === 'PLATFORM' ? `${short}: ${counts}` : `${short} (${platform.name}): ${counts}`;
}
