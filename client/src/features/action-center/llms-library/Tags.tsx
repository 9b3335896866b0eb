import { Flex, HStack } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';

/** What a piece of content is about. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <HStack as="ul" listStyleType="none" aria-label="Tags" gap="1.5" wrap="wrap">
      {tags.map((tag) => (
        <Flex as="li" key={tag}>
          <Pill>{tag}</Pill>
        </Flex>
      ))}
    </HStack>
  );
}
