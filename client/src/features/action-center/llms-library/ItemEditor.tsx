import { Button, Flex, Text } from '@chakra-ui/react';
import { Save } from 'lucide-react';
import { LimitedTextArea } from '../../../components/forms/LimitedTextArea.tsx';
import { formatCounted } from '../../../format.ts';
import { countWords } from './edits.ts';

const MAX_CHARACTERS = 20_000;

/** On mount, because the Edit button that was pressed is gone. */
const focus = (element: HTMLTextAreaElement | null) => element?.focus();

interface ItemEditorProps {
  title: string;
  text: string;
  unsaved: boolean;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

export function ItemEditor({ title, text, unsaved, onChange, onSave, onCancel }: ItemEditorProps) {
  return (
    <>
      <LimitedTextArea
        ref={focus}
        aria-label={`Text of ${title}`}
        maxLength={MAX_CHARACTERS}
        h="22rem"
        value={text}
        onChange={onChange}
        hint={`${formatCounted(countWords(text), 'word')}, ${formatCounted(text.length, 'character')} of at most 20,000`}
        aside={<Text>{unsaved ? 'Unsaved changes' : 'No unsaved changes'}</Text>}
      />
      <Flex gap="2" mt="4" wrap="wrap">
        <Button size="sm" onClick={onSave}>
          <Save aria-hidden="true" />
          Save Changes
        </Button>
        <Button size="sm" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </Flex>
    </>
  );
}
