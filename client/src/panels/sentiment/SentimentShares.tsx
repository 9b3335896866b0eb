import { Box, Skeleton, Text } from '@chakra-ui/react';
import { formatCounted } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { BandShares, toBands } from './BandShares.tsx';
import type { SentimentShares_SentimentFragment } from './SentimentShares.generated.ts';

/** How many of the answers that name the brand are positive, mixed, negative and not judged; each share opens its answers. */
export function SentimentShares({ sentiment }: { sentiment: SentimentShares_SentimentFragment | undefined }) {
  if (!sentiment) return <Skeleton h="9" mb="2" />;
  if (sentiment.mentions === 0) return null;
  const { counts } = sentiment;
  return (
    <Box mb="2">
      <BandShares
        bands={toBands(counts)}
        renderShare={(band, share) =>
          band.answers === 0 ? (
            share
          ) : (
            <OpenAnswers
              of={{ sentiment: band.sentiment }}
              shown={share}
              hint={`Open the ${formatCounted(band.answers, 'answer')}: ${band.name.toLowerCase()}`}
            >
              {share}
            </OpenAnswers>
          )
        }
      />
      {counts.unsupportedLanguage > 0 && (
        <Text fontSize="xs" color="fg.muted" mt="1">
          {describeLanguages(counts.unsupportedLanguage)}
        </Text>
      )}
    </Box>
  );
}

const describeLanguages = (answers: number) =>
  `${formatCounted(answers, 'answer')} not judged because of ${answers === 1 ? 'its' : 'their'} language: only English, German, French and Spanish are.`;
