import { Flex, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { CheckField } from '../../../../components/forms/CheckField.tsx';
import { SearchBox } from '../../../../components/forms/SearchBox.tsx';
import { formatCount, formatCounted } from '../../../../format.ts';
import type { TopicItem_TopicFragment as Topic } from '../TopicsSettings.generated.ts';
import type { PromptConflict } from './PromptItem.tsx';
import { type PromptDraft, PromptRows } from './PromptRows.tsx';
import { SelectedPrompts } from './SelectedPrompts.tsx';
import type { PromptItem_PromptFragment as Prompt } from './TopicPrompts.generated.ts';

interface PromptPickerProps {
  list: { total: number; prompts: readonly Prompt[] };
  archived: boolean;
  /** Topics that prompts can be moved to. */
  topics: readonly Topic[];
  draft: PromptDraft | null;
  onDraft: (draft: PromptDraft | null) => void;
  onConflict: (conflict: PromptConflict) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Searches and selects prompts, and archives, restores or moves those selected. */
export function PromptPicker({ list, archived, topics, draft, onDraft, onConflict }: PromptPickerProps) {
  const { prompts, total } = list;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(NONE);
  const words = useDeferredValue(search).trim().toLowerCase();
  const found = useMemo(
    () => (words ? prompts.filter(({ question }) => question.toLowerCase().includes(words)) : prompts),
    [prompts, words],
  );
  // Prompts that have left the list are no longer selected.
  const selected = prompts.filter(({ id }) => chosen.has(id));
  const all = found.length > 0 && found.every(({ id }) => chosen.has(id));

  function choose(ids: readonly string[], on: boolean) {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setChosen(next);
  }

  if (total === 0) {
    return (
      <Text fontSize="sm" color="fg.subtle" py="6" textAlign="center">
        {archived ? 'No archived prompts in this topic.' : 'No prompts in this topic yet.'}
      </Text>
    );
  }
  return (
    <Stack gap="3">
      <SearchBox label="Search prompts" placeholder="Search..." value={search} onChange={setSearch} />
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="8">
        <CheckField
          label={words ? `Select the ${formatCounted(found.length, 'prompt')} found` : 'Select all'}
          checked={all}
          disabled={found.length === 0}
          onChange={({ target }) =>
            choose(
              found.map(({ id }) => id),
              target.checked,
            )
          }
        />
        <Text role="status" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {selected.length > 0
            ? `${formatCount(selected.length)} selected`
            : words
              ? `${formatCount(found.length)} of ${formatCounted(prompts.length, 'prompt')}`
              : ''}
        </Text>
      </Flex>
      {selected.length > 0 && (
        <SelectedPrompts
          prompts={selected}
          archived={archived}
          topics={topics}
          onDone={() => setChosen(NONE)}
        />
      )}
      {found.length === 0 ? (
        <Text fontSize="sm" color="fg.subtle" py="6" textAlign="center">
          {`No prompts match “${search.trim()}”`}
        </Text>
      ) : (
        <PromptRows
          prompts={found}
          chosen={chosen}
          onChoose={choose}
          draft={draft}
          onDraft={onDraft}
          onConflict={onConflict}
        />
      )}
      {total > prompts.length && (
        <Text fontSize="sm" color="fg.muted">
          {`The first ${formatCount(prompts.length)} of ${formatCounted(total, 'prompt')} are shown.`}
        </Text>
      )}
    </Stack>
  );
}
