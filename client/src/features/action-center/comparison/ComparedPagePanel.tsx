import { Box, chakra, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../components/figures/Pill.tsx';
import { Stepper, type Stepping } from '../../../components/forms/Stepper.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { ScoreBars } from '../../../panels/web-pages/ScoreBars.tsx';
import { SCORES, type ScoreKey } from '../../../panels/web-pages/scores.ts';
import { paths } from '../../../paths.ts';
import { ArticleSkeleton } from './ArticlePanel.tsx';
import type { ComparedPageFragment } from './PageComparison.generated.ts';
import { PageOutcome } from './PageOutcome.tsx';

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
            <ScoreBars
              scores={item.page.scores ?? {}}
              comparedWith={comparedWith?.page.scores}
              strong={own}
              wrapValue={(score, value) => <ScoreLink page={item.page.id} score={score} value={value} />}
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
        {page.kind && page.kind !== 'OTHER' && <Pill palette="gray">{PAGE_KINDS[page.kind]}</Pill>}
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

/** Opens the page with what the score counts marked. */
function ScoreLink({ page, score, value }: { page: string; score: ScoreKey; value: string }) {
  const named = SCORES.find(({ key }) => key === score);
  return (
    <chakra.span {...OPENS} asChild>
      <Link to={paths.page(page, { score: named?.score })} title={`Show on the page: ${named?.name}`}>
        {value}
      </Link>
    </chakra.span>
  );
}
