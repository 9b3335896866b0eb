import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { SearchBox } from '../../../components/forms/SearchBox.tsx';
import { formatCount, formatCounted } from '../../../format.ts';
import { includesSearch } from '../../../includes-search.ts';

/** A topic with its prompts. */
export interface PromptTopic {
  id: string;
  name: string;
  prompts: readonly { id: string; question: string }[];
}

/** More would be slow to draw; the search finds the others. */
const MAX_SHOWN = 100;

interface PersonaPromptsProps {
  topics: readonly PromptTopic[];
  chosen: readonly string[];
  onChange: (promptIds: string[]) => void;
}

/** Chooses the prompts that are also asked as a persona. */
export function PersonaPrompts({ topics, chosen, onChange }: PersonaPromptsProps) {
  const [search, setSearch] = useState('');
  const isChosen = new Set(chosen);
  const all = topics.flatMap((topic) => topic.prompts.map((prompt) => ({ ...prompt, topic })));
  const found = all.filter(({ question, topic }) => includesSearch(search, [question, topic.name]));
  const shown = found.slice(0, MAX_SHOWN);
  const set = (ids: readonly string[], on: boolean) =>
    onChange(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
  const shownIds = shown.map(({ id }) => id);
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text fontSize="sm" fontWeight="medium">
          Prompts that are also asked as this persona
        </Text>
        <Text fontSize="sm" color="fg.muted" role="status">
          {`${formatCounted(chosen.length, 'prompt')} of ${formatCount(all.length)}; each adds a question to every run`}
        </Text>
      </Flex>
      {all.length > 8 && (
        <SearchBox label="Search prompts" placeholder="Search prompts" value={search} onChange={setSearch} />
      )}
      <Box borderWidth="1px" borderRadius="l2" p="3" maxH="72" overflowY="auto" tabIndex={0}>
        <Stack gap="2.5">
          {shown.length > 1 && (
            <CheckField
              label={`All ${formatCount(shown.length)} listed`}
              checked={shownIds.every((id) => isChosen.has(id))}
              onChange={({ target }) => set(shownIds, target.checked)}
            />
          )}
          {shown.map(({ id, question, topic }) => (
            <CheckField
              key={id}
              label={question}
              help={topic.name}
              checked={isChosen.has(id)}
              onChange={({ target }) => set([id], target.checked)}
            />
          ))}
          {shown.length === 0 && (
            <Text fontSize="sm" color="fg.subtle">
              {all.length === 0 ? 'The account has no prompts yet.' : 'No prompt matches your search.'}
            </Text>
          )}
          {found.length > shown.length && (
            <Text fontSize="sm" color="fg.muted">
              {`${formatCount(found.length - shown.length)} more: search for them.`}
            </Text>
          )}
        </Stack>
      </Box>
    </Stack>
  );
}
