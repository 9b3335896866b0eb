import { Button, Flex, Text } from '@chakra-ui/react';
import { Save, ScanText } from 'lucide-react';
import { LimitedTextArea } from '../../../components/forms/LimitedTextArea.tsx';
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
  return (
    <Panel
      title="llms.txt"
      info="One link with its description on each line, under headings. Models read it before your pages."
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
      <LimitedTextArea
        aria-label="Text of llms.txt"
        maxLength={MAX_CHARACTERS}
        spellCheck={false}
        minH="400px"
        h="60vh"
        fontFamily="mono"
        fontSize="sm"
        value={text}
        onChange={onChange}
        hint={`${formatCounted(text.split('\n').length, 'line')}, ${formatCounted(text.length, 'character')} of at most 100,000`}
        aside={<Text>{unsaved ? 'Unsaved changes' : 'No unsaved changes'}</Text>}
      />
    </Panel>
  );
}
