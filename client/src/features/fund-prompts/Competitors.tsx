import { Badge, chakra, Flex } from '@chakra-ui/react';

const MOST = 3;

/** The first rivals, three at most. */
export function Competitors({ names }: { names: readonly string[] }) {
  return (
    <Flex asChild wrap="wrap" gap="1">
      <chakra.ul listStyleType="none" aria-label="Top competitors">
        {names.slice(0, MOST).map((name) => (
          <li key={name}>
            <Badge
              px="2"
              borderRadius="full"
              fontSize="xs"
              fontWeight="normal"
              lineHeight="1.375rem"
              bg="bg.muted"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              {name}
            </Badge>
          </li>
        ))}
      </chakra.ul>
    </Flex>
  );
}
