import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';

interface SuggestedNamesProps {
  title: string;
  note?: string | undefined;
  /** `detail` stands beside the name, smaller. */
  suggestions: readonly { name: string; detail?: string | null }[];
  /** Names that are in the form already; they are not suggested. */
  taken: readonly string[];
  onAdd: (names: readonly string[]) => void;
}

/** Suggested names; pressing one adds it. */
export function SuggestedNames({ title, note, suggestions, taken, onAdd }: SuggestedNamesProps) {
  const id = useId();
  const takenNames = new Set(taken.map((name) => name.trim().toLowerCase()));
  const open = suggestions.filter(({ name }) => !takenNames.has(name.toLowerCase()));
  if (open.length === 0) return null;
  return (
    <Stack gap="2" p="3.5" borderRadius="l2" bg="bg.muted">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text id={id} fontSize="sm" fontWeight="medium">
          {title}
        </Text>
        {open.length > 1 && (
          <Button size="xs" variant="ghost" onClick={() => onAdd(open.map(({ name }) => name))}>
            Add all
          </Button>
        )}
      </Flex>
      {note && (
        <Text fontSize="xs" color="fg.muted">
          {note}
        </Text>
      )}
      <Flex asChild gap="2" wrap="wrap" listStyleType="none">
        <ul aria-labelledby={id}>
          {open.map(({ name, detail }) => (
            <chakra.li key={name} maxW="full">
              <Button
                size="xs"
                variant="outline"
                aria-label={`Add ${detail ? `${name} ${detail}` : name}`}
                maxW="full"
                onClick={() => onAdd([name])}
              >
                <Plus aria-hidden="true" />
                <chakra.span truncate>{name}</chakra.span>
                {detail && (
                  <chakra.span color="fg.muted" fontWeight="normal" truncate>
                    {detail}
                  </chakra.span>
                )}
              </Button>
            </chakra.li>
          ))}
        </ul>
      </Flex>
    </Stack>
  );
}
