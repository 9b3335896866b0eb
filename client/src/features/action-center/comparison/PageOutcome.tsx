import { Stack, Text } from '@chakra-ui/react';
import { formatCounted, formatDecimal } from '../../../format.ts';
import { FigureLine } from '../../../panels/figures/FigureLine.tsx';
import type { ComparedPageFragment } from './PageComparison.generated.ts';

/** How a page fares with the prompt: how often it is cited, how much of the answers stands on it, and which terms it names. */
export function PageOutcome({ compared }: { compared: ComparedPageFragment }) {
  const { cited, wordShare, coverage } = compared;
  return (
    <Stack gap="1.5" mb="5">
      <FigureLine
        name="Cited"
        about="Cited by answers to the prompt"
        info="The latest answers to this prompt that cite the page, and the 95 % interval of their share."
      >
        <Text fontWeight="medium">{`${cited.hits} of ${formatCounted(cited.answers, 'answer')}`}</Text>
        <Interval {...cited} />
      </FigureLine>
      <FigureLine
        name="Share of words"
        info="Which share of an answer’s words stands on the page: the words of the sentences that cite it, early ones counting more, shared with the other pages cited there. Only answers that say which sentence cites which page count."
      >
        {wordShare.value === null ? (
          <Text color="fg.muted">The answers do not say which sentence cites it.</Text>
        ) : (
          <>
            <Text fontWeight="medium">{`${formatDecimal(wordShare.value)} %`}</Text>
            <Interval {...wordShare} />
            <Text color="fg.subtle">{`of ${formatCounted(wordShare.answers, 'answer')}`}</Text>
          </>
        )}
      </FigureLine>
      <FigureLine
        name="Covers"
        about="Coverage of the prompt"
        info="Which of the words that the prompt asks about the page names, in any form."
      >
        <Text fontWeight="medium">
          {coverage.percent === null
            ? '–'
            : `${coverage.covered.length} of ${formatCounted(coverage.covered.length + coverage.missing.length, 'term')}`}
        </Text>
        {coverage.missing.length > 0 && (
          <Text color="fg.muted">{`without ${coverage.missing.map((term) => `“${term}”`).join(', ')}`}</Text>
        )}
      </FigureLine>
    </Stack>
  );
}

function Interval({ low, high }: { low: number | null; high: number | null }) {
  if (low === null || high === null) return null;
  return <Text color="fg.subtle">{`${formatDecimal(low)}–${formatDecimal(high)} %`}</Text>;
}
