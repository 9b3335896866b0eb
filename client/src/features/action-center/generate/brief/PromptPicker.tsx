import { chakra, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { EmptyText } from '../../../../components/feedback/EmptyText.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import { SearchBox } from '../../../../components/forms/SearchBox.tsx';
import { formatCount, formatCounted } from '../../../../format.ts';
import { useBriefPromptsQuery } from './Brief.generated.ts';

/** The account's prompts, gaps first, narrowed while typing. */
export function PromptPicker({ onChoose }: { onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const { data, previousData, error, refetch } = useBriefPromptsQuery({
    variables: { search: useDeferredValue(search.trim()) },
  });
  const prompts = (data ?? previousData)?.briefPrompts;
  return (
    <Stack gap="3">
      <Text fontSize="sm" color="fg.muted">
        Choose a prompt to see what the pages that its answers cite cover and what yours lack. Prompts that
        miss your brand most come first.
      </Text>
      <SearchBox label="Search prompts" placeholder="Search prompts" value={search} onChange={setSearch} />
      {error && !prompts ? (
        <LoadError message="The prompts could not be loaded." onRetry={refetch} />
      ) : !prompts ? (
        <Skeleton h="40" />
      ) : prompts.length === 0 ? (
        <EmptyText>
          {search.trim()
            ? 'No prompt matches your search.'
            : 'There are no prompts yet. Add some in the settings.'}
        </EmptyText>
      ) : (
        <chakra.ul aria-label="Prompts" borderWidth="1px" borderRadius="l2" overflow="hidden">
          {prompts.map(({ id, question, topic, answers, missed }) => (
            <chakra.li key={id} _notFirst={{ borderTopWidth: '1px' }}>
              <chakra.button
                type="button"
                display="flex"
                flexWrap="wrap"
                justifyContent="space-between"
                columnGap="4"
                w="full"
                px="3"
                py="2.5"
                fontSize="sm"
                textAlign="start"
                cursor="pointer"
                focusVisibleRing="inside"
                _hover={{ bg: 'bg.subtle' }}
                onClick={() => onChoose(id)}
              >
                <chakra.span overflowWrap="anywhere">
                  {question} <chakra.span color="fg.subtle">{topic.name}</chakra.span>
                </chakra.span>
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                  {answers === 0
                    ? 'Not answered yet'
                    : `${formatCount(missed)} of ${formatCounted(answers, 'answer')} miss you`}
                </chakra.span>
              </chakra.button>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
}
