import { Center, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
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
import { FIRST_SORT, searchPrompts, sortedBy, sortPrompts } from './prompt-list.ts';

/** Beside an open sidebar the table would have to scroll. */
const NARROW = '(max-width: 1199.98px)';

/** The fund's prompts with the rank it has in their answers. */
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
  const [sort, setSort] = useState(FIRST_SORT);
  const List = useMediaQuery(NARROW) ? PromptCards : PromptTable;
  const found = prompts && sortPrompts(searchPrompts(prompts, search), sort);
  return (
    <Stack gap="4">
      <PromptTotals listed={found} all={prompts?.length ?? 0} />
      <SearchBox
        label="Search prompts or categories"
        placeholder="Search prompts or categories..."
        value={search}
        onChange={setSearch}
      />
      {!found && <Skeleton h="96" borderRadius="l3" />}
      {found && found.length > 0 && (
        <List
          title={title}
          prompts={found}
          sort={sort}
          onSort={(column) => setSort((before) => sortedBy(column, before))}
        />
      )}
      {found?.length === 0 && (
        <Center minH="40">
          <Text color="fg.subtle">{search ? 'No matching prompts found' : 'No prompts available'}</Text>
        </Center>
      )}
    </Stack>
  );
}
