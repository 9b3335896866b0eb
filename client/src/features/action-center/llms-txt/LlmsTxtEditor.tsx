import { Button, Flex, Text } from '@chakra-ui/react';
import { Save, ScanText } from 'lucide-react';
import { useId } from 'react';
import { TextArea } from '../../../components/forms/TextArea.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCounted } from '../../../format.ts';

/** More than llms.txt files have, few enough to type smoothly. */
const MAX_CHARACTERS = 100_000;

interface LlmsTxtEditorProps {
  text: string;
  unsaved: boolean;
  onChange: (text: string) => void;
  onAnalyze: () => void;
  onSave: () => void;
}

export function LlmsTxtEditor({ text, unsaved, onChange, onAnalyze, onSave }: LlmsTxtEditorProps) {
  const sizeId = useId();
  return (
    <Panel
      title="llms.txt"
      info="One link a line with a description behind it, under headings. Models read it before they read your pages."
      actions={
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" size="sm" onClick={onAnalyze}>
            <ScanText aria-hidden="true" />
            Analyze Text
          </Button>
          <Button size="sm" onClick={onSave}>
            <Save aria-hidden="true" />
            Save Configuration
          </Button>
        </Flex>
      }
    >
      <TextArea
        aria-label="Text of llms.txt"
        aria-describedby={sizeId}
        maxLength={MAX_CHARACTERS}
        spellCheck={false}
        minH="400px"
        h="60vh"
        fontFamily="mono"
        fontSize="sm"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <Flex justify="space-between" gap="3" mt="2" fontSize="xs" color="fg.muted" wrap="wrap">
        <Text id={sizeId} fontVariantNumeric="tabular-nums">
          {`${formatCounted(text.split('\n').length, 'line')}, ${formatCounted(text.length, 'character')} of at most 100,000`}
        </Text>
        <Text>{unsaved ? 'Unsaved changes' : 'No unsaved changes'}</Text>
      </Flex>
    </Panel>
  );
}
