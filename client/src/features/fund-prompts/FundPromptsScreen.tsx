import { Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyText } from '../../components/feedback/EmptyText.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { useReload } from '../../components/feedback/reload.ts';
import { SampleNotice } from '../../components/feedback/SampleNotice.tsx';
import { SearchBox } from '../../components/forms/SearchBox.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { useMediaQuery } from '../../components/layout/use-media-query.ts';
import { type FundPromptsQuery, useFundPromptsQuery } from './FundPromptsScreen.generated.ts';
import { PromptCards } from './PromptCards.tsx';
import { PromptTable } from './PromptTable.tsx';
import { PromptTotals } from './PromptTotals.tsx';
import { DEFAULT_SORT, searchPrompts, sortPrompts, toggleSort } from './prompt-list.ts';

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
      {!listed && <Skeleton h="96" borderRadius="l3" />}
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
