import { Button, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCanChange } from '../../../auth/account-role.ts';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Pill } from '../../../components/figures/Pill.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatList } from '../../../format.ts';
import { OpenAnswers } from '../../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../../paths.ts';
import { ImportTargets } from './ImportTargets.tsx';
import {
  type OutreachSourcePageFragment,
  useFindOutreachContactsMutation,
  useOutreachSourcesQuery,
} from './OutreachScreen.generated.ts';
import { useChange } from './use-change.ts';
import { TARGET_STATES } from './words.ts';

const STEP = 20;
const MAX = 50;

interface SourcesTabProps {
  onOpen: (id: string) => void;
}

/** Cited pages of others that miss the brand, most missed answers first. */
export function SourcesTab({ onOpen }: SourcesTabProps) {
  const [search, setSearch] = useState('');
  const [first, setFirst] = useState(STEP);
  const text = useDeferredValue(search.trim());
  const { data, previousData, error, refetch } = useOutreachSourcesQuery({
    variables: { search: text || null, first },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.outreachSources;
  const [find] = useFindOutreachContactsMutation();
  const { run, problem, isBusy } = useChange();
  if (error && !list) return <LoadError message="The pages could not be loaded." onRetry={refetch} />;

  async function start(id: string) {
    const isDone = await run(async () => (await find({ variables: { id } })).data?.findOutreachContacts);
    if (isDone) onOpen(id);
  }
  return (
    <Panel
      title="Pages to get into"
      info="Pages of others that are cited in answers which name a competitor and not you, without your own and competitors’ sites."
      actions={<ImportTargets />}
      loading={!list}
      skeleton={<RowSkeletons rows={6} />}
    >
      <Stack gap="4">
        <SearchBox
          label="Search pages by title or address"
          placeholder="Search by title or address..."
          value={search}
          onChange={setSearch}
        />
        <FormError>{problem}</FormError>
        {list?.total === 0 ? (
          <NoSources isSearched={text !== ''} />
        ) : (
          <DividedList listStyleType="none">
            {list?.nodes.map((page) => (
              <li key={page.id}>
                <SourceRow
                  page={page}
                  isBusy={isBusy}
                  onStart={() => (page.state === null ? start(page.id) : onOpen(page.id))}
                />
              </li>
            ))}
          </DividedList>
        )}
        {list?.next && first < MAX && (
          <Button size="sm" variant="outline" alignSelf="center" onClick={() => setFirst(MAX)}>
            {`Show more of ${formatCount(list.total)}`}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

function NoSources({ isSearched }: { isSearched: boolean }) {
  if (isSearched) return <Text color="fg.muted">No page matches the search.</Text>;
  return (
    <Stack gap="3" align="start">
      <Text color="fg.muted">No answer that misses your brand cites a page of others yet.</Text>
      <Button asChild size="sm">
        <Link to={paths.collection}>Collect answers</Link>
      </Button>
    </Stack>
  );
}

interface SourceRowProps {
  page: OutreachSourcePageFragment;
  isBusy: boolean;
  onStart: () => void;
}

function SourceRow({ page, isBusy, onStart }: SourceRowProps) {
  const canChange = useCanChange();
  const { id, url, title, missed, visible, prompts, instead, state, blocked } = page;
  return (
    <Flex
      gap="4"
      align={{ base: 'stretch', md: 'start' }}
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
    >
      <Stack gap="1" minW="0" flex="1">
        <HStack gap="2" wrap="wrap">
          <chakra.span asChild fontWeight="medium" overflowWrap="anywhere">
            <Link to={paths.page(id)}>{title || url.replace(/^https?:\/\//, '')}</Link>
          </chakra.span>
          {state && <Pill palette={TARGET_STATES[state].palette}>{TARGET_STATES[state].label}</Pill>}
          {blocked && <Pill palette="amber">Do not contact</Pill>}
        </HStack>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {url.replace(/^https?:\/\//, '')}
        </Text>
        <Text fontSize="sm" fontVariantNumeric="tabular-nums">
          <OpenAnswers
            of={{ source: url, missed: true }}
            shown={formatCounted(missed.hits, 'missed answer')}
            hint={`Open the ${formatCounted(missed.hits, 'missed answer')} that cite this page`}
          >
            {formatCounted(missed.hits, 'missed answer')}
          </OpenAnswers>
          {` of ${formatCounted(missed.answers, 'answer')} that cite it; ${formatCount(visible.hits)} name you`}
          {instead.length > 0 &&
            `. Named instead: ${formatList(instead.map(({ name, answers }) => `${name} (${formatCount(answers)})`))}`}
        </Text>
        {prompts.map((prompt) => (
          <Text key={prompt.id} fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {`“${prompt.question}” `}
            <OpenAnswers
              of={{ source: url, prompt: prompt.id, status: ['ANSWERED'] }}
              shown={formatCounted(prompt.answers, 'answer')}
              hint={`Open the ${formatCounted(prompt.answers, 'answer')} to “${prompt.question}” that cite this page`}
            >
              {formatCounted(prompt.answers, 'answer')}
            </OpenAnswers>
          </Text>
        ))}
      </Stack>
      {(state !== null || canChange) && (
        <Button
          size="sm"
          variant={state ? 'outline' : 'solid'}
          alignSelf={{ base: 'start', md: 'center' }}
          disabled={isBusy || blocked}
          aria-label={`${state ? 'Open' : 'Start Outreach with'} ${title || url}`}
          onClick={onStart}
        >
          <Mail aria-hidden="true" />
          {state ? 'Open' : 'Start Outreach'}
        </Button>
      )}
    </Flex>
  );
}
