import { skipToken } from '@apollo/client/react';
import {
  Button,
  chakra,
  FieldLabel,
  FieldRoot,
  Input,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { serverMessage } from '../../../../apollo/server-message.ts';
import { CheckField } from '../../../../components/forms/CheckField.tsx';
import { FormError } from '../../../../components/forms/FormError.tsx';
import { SearchBox } from '../../../../components/forms/SearchBox.tsx';
import { TextArea } from '../../../../components/forms/TextArea.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { formatCounted } from '../../../../format.ts';
import {
  type ChangeSinceQueryVariables,
  useChangeSinceQuery,
  useSincePromptsQuery,
} from './ChangeSince.generated.ts';
import { SinceResult } from './SinceResult.tsx';

const INFO =
  'The comparison of an experiment around a day in the past. Nobody registered it, so prompts and day may have been picked because something changed: take it as a hint, and register an experiment to know.';

/** What changed since a day in the past, which nobody registered. */
export function ChangeSincePanel() {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [date, setDate] = useState('');
  const [pages, setPages] = useState('');
  const [compared, setCompared] = useState<ChangeSinceQueryVariables | null>(null);
  const { data, error, loading } = useChangeSinceQuery(compared ? { variables: compared } : skipToken);
  return (
    <Panel title="What changed since … (not registered)" info={INFO}>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <FieldRoot>
            <FieldLabel>Day of the change (UTC)</FieldLabel>
            <Input type="date" value={date} onChange={(event) => setDate(event.target.value)} />
          </FieldRoot>
          <FieldRoot>
            <FieldLabel htmlFor="since-pages">Pages, one a line (optional)</FieldLabel>
            <TextArea
              id="since-pages"
              rows={1}
              value={pages}
              onChange={(event) => setPages(event.target.value)}
            />
          </FieldRoot>
        </SimpleGrid>
        <PromptChoice search={search} onSearch={setSearch} chosen={chosen} onChoose={setChosen} />
        <FormError>
          {error ? serverMessage(error, 'The comparison failed. Please try again.') : null}
        </FormError>
        <div>
          <Button
            size="sm"
            variant="outline"
            disabled={loading || !date || chosen.length === 0}
            onClick={() =>
              setCompared({
                date,
                prompts: [...chosen],
                pages: pages.split('\n').filter((line) => line.trim()),
              })
            }
          >
            {`Compare ${formatCounted(chosen.length, 'prompt')}`}
          </Button>
        </div>
        {loading && <Skeleton h="32" />}
        {data && !loading && !error && (
          <SinceResult comparison={data.changeSince} date={compared?.date ?? date} />
        )}
      </Stack>
    </Panel>
  );
}

interface PromptChoiceProps {
  search: string;
  onSearch: (search: string) => void;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

function PromptChoice({ search, onSearch, chosen, onChoose }: PromptChoiceProps) {
  const { data, previousData } = useSincePromptsQuery({
    variables: { search: useDeferredValue(search.trim()) },
  });
  const prompts = (data ?? previousData)?.briefPrompts;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  if (!prompts) return <Skeleton h="40" />;
  return (
    <Stack gap="2">
      <SearchBox
        label="Search prompts to compare"
        placeholder="Search prompts"
        value={search}
        onChange={onSearch}
      />
      <chakra.div
        role="group"
        aria-label="Prompts to compare"
        tabIndex={0}
        maxH="14rem"
        overflow="auto"
        borderWidth="1px"
        borderRadius="l2"
        p="3"
      >
        {prompts.length === 0 ? (
          <Text fontSize="sm" color="fg.muted">
            No prompt matches your search.
          </Text>
        ) : (
          <Stack gap="2">
            {prompts.map(({ id, question, answers, topic }) => (
              <CheckField
                key={id}
                label={question}
                help={`${topic.name}, ${formatCounted(answers, 'answer')}`}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </Stack>
        )}
      </chakra.div>
    </Stack>
  );
}
