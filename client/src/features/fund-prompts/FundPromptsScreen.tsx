import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyText } from '../../components/feedback/EmptyText.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { SampleNotice } from '../../components/feedback/SampleNotice.tsx';
import { StatCard } from '../../components/figures/StatCard.tsx';
import { SearchBox } from '../../components/forms/SearchBox.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { useMediaQuery } from '../../components/layout/use-media-query.ts';
import { formatCount, formatCounted, formatDecimal } from '../../format.ts';
import {
  type FundPromptFragment,
  type FundPromptsQuery,
  useFundPromptsQuery,
} from './FundPromptsScreen.generated.ts';
import { PromptCards } from './PromptCards.tsx';
import { PromptTable } from './PromptTable.tsx';
import { DEFAULT_SORT, meanRank, searchPrompts, sortPrompts, toggleSort } from './prompt-list.ts';

/** Below this width the table would scroll beside an open sidebar. */
const NARROW = '(max-width: 1199.98px)';

/** The fund view's prompts. */
export function FundPromptsScreen() {
  const { data, error } = useFundPromptsQuery();
  const reload = useReload();
  const list = data?.fundPrompts;
  const title = list?.brand ? `${list.brand.name} Prompts` : 'Prompts';
  return (
    <>
      <ScreenHeader
        title={title}
        description="Where the fund ranks when people ask AI platforms about venture capital"
        aside={list?.sample && <SampleNotice text="Sample data, not measured" />}
      />
      {error && !list ? (
        <ErrorState
          message="Error loading prompts: Failed to fetch prompts"
          action="Retry"
          onAction={reload}
        />
      ) : (
        <Content title={title} prompts={list?.prompts} />
      )}
    </>
  );
}

type Prompts = FundPromptsQuery['fundPrompts']['prompts'];

function Content({ title, prompts }: { title: string; prompts: Prompts | undefined }) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(DEFAULT_SORT);
  const List = useMediaQuery(NARROW) ? PromptCards : PromptTable;
  const listed = prompts && sortPrompts(searchPrompts(prompts, search), sort);
  return (
    <Stack gap="4">
      <PromptTotals listed={listed} all={prompts?.length ?? 0} />
      <SearchBox
        label="Search prompts or categories"
        placeholder="Search prompts or categories..."
        value={search}
        onChange={setSearch}
      />
      {!listed && <PanelSkeleton height={24} />}
      {listed && listed.length > 0 && (
        <List
          title={title}
          prompts={listed}
          sort={sort}
          onSort={(column) => setSort((current) => toggleSort(column, current))}
        />
      )}
      {listed?.length === 0 && (
        <EmptyText>{search ? 'No matching prompts found' : 'No prompts available'}</EmptyText>
      )}
    </Stack>
  );
}

interface PromptTotalsProps {
  /** The search results; undefined while loading. */
  listed: readonly FundPromptFragment[] | undefined;
  /** Number of all prompts. */
  all: number;
}

/** Totals of the listed prompts. */
function PromptTotals({ listed, all }: PromptTotalsProps) {
  const mean = listed && meanRank(listed);
  return (
    <SimpleGrid columns={2} gap="3" maxW="xl" aria-live="polite">
      <StatCard
        title="Total Prompts"
        info="The prompts listed below; a search lists those that match."
        value={listed && formatCount(listed.length)}
        note={listed ? describeScope(listed, all) : 'Loading...'}
      />
      <StatCard
        title="Avg Rank"
        info="Mean of the average ranks of the prompts listed below; 1 is first."
        value={mean === null ? '–' : mean && formatDecimal(mean)}
        note="of the prompts listed"
      />
    </SimpleGrid>
  );
}

/** `in 3 categories`, or `of 20, in 3 categories` while a search leaves some out. */
function describeScope(listed: readonly FundPromptFragment[], all: number) {
  const categories = new Set(listed.map(({ category }) => category)).size;
  const where = `in ${formatCounted(categories, 'category', 'categories')}`;
  return listed.length < all ? `of ${formatCount(all)}, ${where}` : where;
}
