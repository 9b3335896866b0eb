import { Box, chakra, Text } from '@chakra-ui/react';
import type { PromptLine } from './prompt-csv.ts';

interface FileRow extends PromptLine {
  index: number;
  /** Why it was refused; null while nobody has. */
  reason: string | null;
}

/** Rows of a file, each with what is wrong with it. */
export function FileRows({ label, rows }: { label: string; rows: readonly FileRow[] }) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      maxH="16rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
      focusVisibleRing="inside"
    >
      <chakra.ul>
        {rows.map(({ index, topic, question, reason }) => (
          <chakra.li
            key={index}
            display="block"
            px="3"
            py="2"
            fontSize="sm"
            borderTopWidth={index === rows[0]?.index ? '0' : '1px'}
            css={{ overflowWrap: 'anywhere' }}
          >
            <Text as="span" display="block" fontSize="xs" color="fg.muted">
              {topic || 'No topic'}
            </Text>
            <Text as="span" lineClamp="2">
              {question || 'No question'}
            </Text>
            {reason && (
              <Text as="span" display="block" fontSize="xs" color="fg.error">
                {reason}
              </Text>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
