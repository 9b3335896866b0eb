import { Box, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { paths } from '../../../paths.ts';
import { PAGE_KIND_NAMES } from '../page-kinds.ts';
import { ArticleSkeleton, ScoreDelta } from './ArticlePanel.tsx';
import type { ComparedPageFragment } from './PageComparison.generated.ts';
import { PageOutcome } from './PageOutcome.tsx';
import { PageScores } from './PageScores.tsx';
import { Stepper, type Stepping } from './Stepper.tsx';

interface ComparedPagePanelProps {
  title: 'Competitor Article' | 'Your Article';
  own?: boolean;
  stepping: Stepping<ComparedPageFragment>;
  /** Shows how the scores differ from its. */
  comparedWith?: ComparedPageFragment | undefined;
  loading: boolean;
  emptyText: string;
}

/** One side of the comparison: a read page with its outcome, its coverage of the prompt and its scores. */
export function ComparedPagePanel(props: ComparedPagePanelProps) {
  const { title, own = false, stepping, comparedWith, loading, emptyText } = props;
  const { item } = stepping;
  return (
    <Panel
      title={title}
      actions={item && <Stepper itemName={title.toLowerCase()} stepping={stepping} />}
      loading={loading}
      skeleton={<ArticleSkeleton />}
      empty={!item}
      emptyText={emptyText}
    >
      {item && (
        <chakra.article display="flex" flexDirection="column" flex="1" minW="0">
          <PageSummary compared={item} own={own} />
          <PageOutcome compared={item} />
          <Box mt="auto" pt="4" borderTopWidth="1px">
            <PageScores
              page={item.page}
              strong={own}
              aside={
                comparedWith &&
                ((score) => {
                  const [mine, theirs] = [item.page.scores?.[score], comparedWith.page.scores?.[score]];
                  return mine != null && theirs != null ? (
                    <ScoreDelta own={Math.round(mine)} competitor={Math.round(theirs)} />
                  ) : null;
                })
              }
            />
          </Box>
        </chakra.article>
      )}
    </Panel>
  );
}

function PageSummary({ compared: { page, excerpt }, own }: { compared: ComparedPageFragment; own: boolean }) {
  return (
    <Stack gap="2.5" mb="5">
      <Heading as="h3" fontSize="lg" fontWeight="semibold" lineHeight="1.35" overflowWrap="anywhere">
        <Link to={paths.page(page.id)}>{page.title || page.url}</Link>
      </Heading>
      <HStack gap="2" minW="0" wrap="wrap">
        <Pill palette={own ? 'accent' : 'gray'}>{page.domain}</Pill>
        {page.kind && page.kind !== 'OTHER' && (
          <Pill palette="gray">{PAGE_KIND_NAMES[page.kind.toLowerCase().replaceAll('_', '-')]}</Pill>
        )}
        {page.owner === 'COMPETITOR' && <Pill palette="amber">Competitor’s site</Pill>}
        {page.simulated && <Pill palette="gray">Simulated</Pill>}
        <Text fontSize="xs" color="fg.subtle" truncate>
          {splitAddress(page.url, '').path}
        </Text>
      </HStack>
      <Text color="fg.muted" minH={{ md: '6.5rem', xl: '5.25rem' }} overflowWrap="anywhere">
        {excerpt}
      </Text>
    </Stack>
  );
}
