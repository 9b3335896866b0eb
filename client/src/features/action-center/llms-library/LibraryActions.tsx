import { Button, Flex, Text } from '@chakra-ui/react';
import { Download, Plus } from 'lucide-react';
import { useId } from 'react';
import { saveFile } from '../../../components/table/save-file.ts';
import { formatCounted } from '../../../format.ts';
import { PlannedButton } from '../PlannedButton.tsx';
import type { LlmsContentItemFragment } from './FundLlmsScreen.generated.ts';
import { exportText, isPublished } from './items.ts';

interface LibraryActionsProps {
  items: readonly LlmsContentItemFragment[];
  /** The fund's name, the title of the file. */
  fund: string | undefined;
}

export function LibraryActions({ items, fund = 'LLMs.txt' }: LibraryActionsProps) {
  const exportId = useId();
  const addId = useId();
  const published = items.filter(isPublished).length;
  return (
    <Flex
      justify="space-between"
      align={{ md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      gap="3"
      mb="5"
      data-no-print=""
    >
      <Text fontSize="sm" color="fg.muted">
        <span id={exportId}>
          {`The export contains ${formatCounted(published, 'published item')} with your saved edits.`}
        </span>{' '}
        <span id={addId}>New content cannot be added yet.</span>
      </Text>
      <Flex gap="2" wrap="wrap" flexShrink="0">
        <PlannedButton describedBy={addId}>
          <Plus aria-hidden="true" />
          Add Content
        </PlannedButton>
        <Button
          size="sm"
          aria-describedby={exportId}
          onClick={() => saveFile('llms.txt', 'text/plain;charset=utf-8', exportText(fund, items))}
        >
          <Download aria-hidden="true" />
          Export LLMs.txt
        </Button>
      </Flex>
    </Flex>
  );
}
