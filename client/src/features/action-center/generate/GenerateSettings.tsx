import { Button, chakra, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { OptimisationLevel } from './simulated-text/text-details.ts';

const LEVELS = [
  { value: 'balanced', label: 'Balanced' },
  { value: 'technical', label: 'Technical' },
  { value: 'accessible', label: 'Accessible' },
] as const;

const MEANING: Record<OptimisationLevel, string> = {
  balanced: 'The answer first, figures in a list, short paragraphs. Keeps your words.',
  technical: 'Numbered statements, and a list of the abbreviations that still need a definition.',
  accessible: 'Plainer words and shorter sentences, for readers outside the field.',
};

interface GenerateSettingsProps {
  level: OptimisationLevel;
  generating: boolean;
  disabled: boolean;
  onLevel: (level: OptimisationLevel) => void;
  onGenerate: () => void;
}

/** For whom the text is made, and the start. */
export function GenerateSettings({
  level,
  generating,
  disabled,
  onLevel,
  onGenerate,
}: GenerateSettingsProps) {
  return (
    <Panel title="Optimization level" skeleton={null} loading={false} empty={false} emptyText="">
      <chakra.fieldset
        border="0"
        minW="0"
        display="flex"
        flexDirection="column"
        alignItems="start"
        gap="3"
        css={{ '&:disabled [role=group]': { opacity: 0.55 } }}
        disabled={disabled}
      >
        <SegmentedControl label="Optimization level" options={LEVELS} value={level} onChange={onLevel} />
        <Text fontSize="sm" color="fg.muted" minH="10">
          {MEANING[level]}
        </Text>
        <Button width="full" onClick={onGenerate}>
          <Sparkles aria-hidden="true" />
          {generating ? 'Generating...' : 'Generate'}
        </Button>
      </chakra.fieldset>
    </Panel>
  );
}
