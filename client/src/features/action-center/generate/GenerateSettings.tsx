import { Button, chakra, Text } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { SegmentedControl } from '../../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { OptimisationLevel } from './simulated-text/detail-sections.ts';
import type { GenerationKind } from './use-generation.ts';

const LEVELS = [
  { value: 'balanced', label: 'Balanced' },
  { value: 'technical', label: 'Technical' },
  { value: 'accessible', label: 'Accessible' },
] as const;

const LEVEL_DESCRIPTIONS: Record<OptimisationLevel, string> = {
  balanced: 'The answer first, figures in a list, short paragraphs. Keeps your words.',
  technical: 'Numbered statements, and a list of the abbreviations that still need a definition.',
  accessible: 'Plainer words and shorter sentences, for readers outside the field.',
};

interface GenerateSettingsProps {
  level: OptimisationLevel;
  running: GenerationKind | null;
  /** The chat model that writes; null: the generation is simulated. */
  model: string | null;
  onLevel: (level: OptimisationLevel) => void;
  onGenerate: () => void;
}

export function GenerateSettings({ level, running, model, onLevel, onGenerate }: GenerateSettingsProps) {
  return (
    <Panel title="Optimization level">
      <chakra.fieldset
        border="0"
        minW="0"
        display="flex"
        flexDirection="column"
        alignItems="start"
        gap="3"
        css={{ '&:disabled [role=group]': { opacity: 0.55 } }}
        disabled={running !== null}
      >
        <SegmentedControl label="Optimization level" options={LEVELS} value={level} onChange={onLevel} />
        <Text fontSize="sm" color="fg.muted" minH="10">
          {LEVEL_DESCRIPTIONS[level]}
        </Text>
        {model !== null && (
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {`Written by ${model}. The operator of this installation configured this model and pays for it. Its cost is shown before anything is sent.`}
          </Text>
        )}
        <Button width="full" onClick={onGenerate}>
          <Sparkles aria-hidden="true" />
          {running === 'generate' ? 'Generating...' : 'Generate'}
        </Button>
      </chakra.fieldset>
    </Panel>
  );
}
