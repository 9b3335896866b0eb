import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';

interface Proposal {
  name: string;
  /** Beside the name, smaller. */
  detail?: string | null;
}

interface ProposedNamesProps {
  title: string;
  note?: string;
  proposals: readonly Proposal[];
  onAdd: (names: readonly string[]) => void;
}

/** Names that may be wanted; pressing one adds it. */
export function ProposedNames({ title, note, proposals, onAdd }: ProposedNamesProps) {
  const id = useId();
  if (proposals.length === 0) return null;
  return (
    <Stack gap="2" p="3.5" borderRadius="l2" bg="bg.muted">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text id={id} fontSize="sm" fontWeight="medium">
          {title}
        </Text>
        {proposals.length > 1 && (
          <Button size="xs" variant="ghost" onClick={() => onAdd(proposals.map(({ name }) => name))}>
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
          {proposals.map(({ name, detail }) => (
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
