import { Button, Flex, Text } from '@chakra-ui/react';
import { formatCounted } from '../../format.ts';

interface NameMatchProps {
  search: string;
  /** Prompts of the topic. */
  count: number;
  onShowAll: () => void;
}

/** Why a topic that was found lists no prompts. */
export function NameMatch({ search, count, onShowAll }: NameMatchProps) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3" pt="4" pb="2">
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {`No question matches “${search.trim()}”; the topic’s name does.`}
      </Text>
      <Button variant="outline" size="sm" onClick={onShowAll}>
        {count === 1 ? 'Show the prompt' : `Show all ${formatCounted(count, 'prompt')}`}
      </Button>
    </Flex>
  );
}
