import { Box, chakra, Heading, HStack, Skeleton, SkeletonText, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { ScoreBars } from '../ScoreBars.tsx';
import type { ComparisonArticleFragment } from './ComparisonScreen.generated.ts';
import { Stepper, type Stepping } from './Stepper.tsx';

interface ArticlePanelProps {
  title: 'Competitor Article' | 'Your Article';
  own?: boolean;
  stepping: Stepping<ComparisonArticleFragment>;
  /** Shows how the scores differ from its. */
  comparedWith?: ComparisonArticleFragment | undefined;
  loading: boolean;
}

/** One side of the comparison. */
export function ArticlePanel({ title, own = false, stepping, comparedWith, loading }: ArticlePanelProps) {
  const { item: article } = stepping;
  return (
    <Panel
      title={title}
      actions={article && <Stepper itemName={title.toLowerCase()} stepping={stepping} />}
      loading={loading}
      skeleton={<ArticleSkeleton />}
      empty={!article}
      emptyText="No articles to compare"
    >
      {article && (
        <chakra.article display="flex" flexDirection="column" flex="1">
          <Stack gap="2.5" mb="5">
            <Heading as="h3" fontSize="lg" fontWeight="semibold" lineHeight="1.35">
              {article.title}
            </Heading>
            <HStack gap="2" minW="0">
              <Pill palette={own ? 'accent' : 'gray'}>{article.source}</Pill>
              <Text fontSize="xs" color="fg.subtle" truncate>
                {splitAddress(article.url, '').site}
              </Text>
            </HStack>
            <Text color="fg.muted" minH={{ md: '6.5rem', xl: '5.25rem' }}>
              {article.excerpt}
            </Text>
          </Stack>
          <Box mt="auto" pt="4" borderTopWidth="1px">
            <ScoreBars
              scores={article.scores}
              strong={own}
              aside={
                comparedWith &&
                ((score) => (
                  <ScoreDelta own={article.scores[score]} competitor={comparedWith.scores[score]} />
                ))
              }
            />
          </Box>
        </chakra.article>
      )}
    </Panel>
  );
}

export function ArticleSkeleton() {
  return (
    <Stack gap="5" aria-hidden="true">
      <Skeleton h="6" w="80%" />
      <SkeletonText noOfLines={3} />
      <Skeleton h="60" />
    </Stack>
  );
}

/** Differences up to this many points count as equal; product specification, section 5. */
const MARGIN = 5;

/** Whether one's own score is above or below a competitor's. */
export function compareScores(own: number, competitor: number): 'up' | 'down' | 'equal' {
  if (Math.abs(own - competitor) <= MARGIN) return 'equal';
  return own > competitor ? 'up' : 'down';
}

/** How one's own score compares with a competitor's: arrow, colour and, for screen readers, words. */
export function ScoreDelta({ own, competitor }: { own: number; competitor: number }) {
  const direction = compareScores(own, competitor);
  if (direction === 'equal') {
    return (
      <chakra.span color="fg.muted">
        <span aria-hidden="true">≈</span>
        <chakra.span srOnly>about the same as the competitor:</chakra.span>
      </chakra.span>
    );
  }
  const above = direction === 'up';
  const Icon = above ? ArrowUp : ArrowDown;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="0.5"
      color={above ? 'green.fg' : 'red.fg'}
      fontSize="xs"
    >
      <Icon size={13} aria-hidden="true" />
      {Math.abs(own - competitor)}
      <chakra.span srOnly>{above ? ' above the competitor:' : ' below the competitor:'}</chakra.span>
    </chakra.span>
  );
}
