import { Flex, HStack } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';
import type { LlmsContentStatus } from '../../../schema.generated.ts';

const STATUS = {
  PUBLISHED: { label: 'Published', palette: 'green' },
  DRAFT: { label: 'Draft', palette: 'amber' },
  ARCHIVED: { label: 'Archived', palette: 'gray' },
} as const satisfies Record<LlmsContentStatus, object>;

export function StatusPill({ status }: { status: LlmsContentStatus }) {
  const { label, palette } = STATUS[status];
  return <Pill palette={palette}>{label}</Pill>;
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <HStack as="ul" aria-label="Tags" gap="1.5" wrap="wrap">
      {tags.map((tag) => (
        <Flex as="li" key={tag}>
          <Pill>{tag}</Pill>
        </Flex>
      ))}
    </HStack>
  );
}
