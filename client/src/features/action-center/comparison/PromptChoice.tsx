import { Box, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../components/figures/Pill.tsx';
import { LabelledSelect } from '../../../components/forms/Select.tsx';
import { formatCounted, formatDecimal } from '../../../format.ts';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { ReadPromptPages } from '../../../panels/page-reading/ReadPromptPages.tsx';
import { paths } from '../../../paths.ts';
import type { PageComparisonQuery } from './PageComparison.generated.ts';

interface PromptChoiceProps {
  comparison: PageComparisonQuery['pageComparison'];
  onChoose: (promptId: string) => void;
}

/** The prompt that pages are compared for, and how its answers miss the brand. */
export function PromptChoice({ comparison, onChoose }: PromptChoiceProps) {
  const { prompt, prompts, isCovered, otherPages, unreadPages, ownRead } = comparison;
  if (!prompt) return null;
  // A link from elsewhere may lead to a prompt beyond those listed.
  const listed = prompts.some(({ id }) => id === prompt.id) ? prompts : [prompt, ...prompts];
  const { missed } = prompt;
  return (
    <Stack gap="2">
      <Box maxW="3xl">
        <LabelledSelect
          label="Prompt"
          value={prompt.id}
          options={listed.map(({ id, question, missed: { hits } }) => ({
            value: id,
            label: `${question} (${hits} missed)`,
          }))}
          onChange={onChoose}
        />
      </Box>
      <HStack columnGap="3" rowGap="1" wrap="wrap" fontSize="sm" color="fg.muted">
        <chakra.span {...OPENS} asChild>
          <Link to={paths.answers({ prompt: prompt.id, missed: true })}>
            {`${formatCounted(missed.hits, 'answer')} of ${missed.answers} name a competitor and not you`}
          </Link>
        </chakra.span>
        {missed.low !== null && missed.high !== null && (
          <Text>{`${formatDecimal(missed.low)}–${formatDecimal(missed.high)} %`}</Text>
        )}
        {!isCovered && otherPages.length > 0 && (
          <Pill palette="amber">
            {ownRead === 0 ? 'None of your pages was read' : 'None of your pages covers this'}
          </Pill>
        )}
        {unreadPages > 0 && (
          <chakra.span {...OPENS} asChild>
            <Link to={paths.pages}>{`${formatCounted(unreadPages, 'cited page')} not read`}</Link>
          </chakra.span>
        )}
        <chakra.span {...OPENS} asChild>
          <Link to={paths.generate(prompt.question)}>Write a brief</Link>
        </chakra.span>
      </HStack>
      {unreadPages > 0 && otherPages.length > 0 && <ReadPromptPages promptId={prompt.id} isSecond />}
    </Stack>
  );
}
