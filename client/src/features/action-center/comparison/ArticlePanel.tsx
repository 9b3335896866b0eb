import { Box, chakra, Heading, HStack, Skeleton, SkeletonText, Stack, Text } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Stepper, type Stepping } from '../../../components/forms/Stepper.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { ScoreBars } from '../../../panels/web-pages/ScoreBars.tsx';
import type { ComparisonArticleFragment } from './ComparisonScreen.generated.ts';

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
            <ScoreBars scores={article.scores} comparedWith={comparedWith?.scores} strong={own} />
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
