import { Box, Grid, SimpleGrid, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { type GenerationKind, useGeneration } from '../generate/use-generation.ts';
import { useQuestionParam } from '../generate/use-question-param.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import {
  type ContentTemplateFragment,
  type FundGeneratorQuery,
  useFundGeneratorQuery,
} from './FundGenerationScreen.generated.ts';
import { GeneratedContent, type GeneratedText } from './GeneratedContent.tsx';
import { GenerationSettings } from './GenerationSettings.tsx';
import { Insights } from './Insights.tsx';
import type { TextChoices } from './simulated-text/choices.ts';
import { fundText } from './simulated-text/fund-text.ts';
import { Templates, TYPE_CHOICES } from './Templates.tsx';

/** The fund view's generator; `?question=…` presets the prompt. */
export function FundGenerationScreen() {
  const question = useQuestionParam();
  return (
    <ToolScreen
      title="Content Generation"
      description="Draft a text about the fund from a template, for an audience and in a tone"
      notice="Simulated: canned texts, no AI model is asked"
      query={useFundGeneratorQuery()}
      field="fundGenerator"
      errorText="The content generator could not be loaded."
      skeleton={
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <PanelSkeleton height={26} />
          <PanelSkeleton height={32} />
        </SimpleGrid>
      }
    >
      {(generator) => <FundGenerator key={question} question={question} generator={generator} />}
    </ToolScreen>
  );
}

const DEFAULT_CHOICES: TextChoices = {
  type: 'blog-post',
  audience: 'entrepreneurs',
  tone: 'professional',
};

interface FundGeneratorProps {
  generator: FundGeneratorQuery['fundGenerator'];
  question: string;
}

function FundGenerator({ generator: { brand, templates }, question }: FundGeneratorProps) {
  const [choices, setChoices] = useState(DEFAULT_CHOICES);
  const [prompt, setPrompt] = useState(question);
  /** Waits for the confirmation to replace the prompt. */
  const [pendingTemplate, setPendingTemplate] = useState<ContentTemplateFragment | null>(null);
  const { running, output, start } = useGeneration<GeneratedText>();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const outputRef = useRef<HTMLDivElement>(null);
  const isBlank = !prompt.trim();
  const isOwnPrompt =
    !isBlank && prompt !== question && templates.every((template) => template.prompt !== prompt);

  function generate(kind: GenerationKind) {
    start(kind, (previous) => {
      const version = previous ? previous.version + 1 : 0;
      return { ...fundText(choices, brand?.name, version), choices, version };
    });
    // The pressed button is now disabled and cannot keep the focus.
    requestAnimationFrame(() => outputRef.current?.focus());
  }
  function applyTemplate(template: ContentTemplateFragment) {
    setPendingTemplate(null);
    setPrompt(template.prompt);
    setChoices({ ...choices, type: TYPE_CHOICES[template.type] });
    // A closing dialog would take the focus back.
    requestAnimationFrame(() => promptRef.current?.focus());
  }

  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        templateAreas={{
          base: '"settings" "output" "insights"',
          lg: '"settings output" "insights output"',
        }}
        templateRows={{ lg: 'auto 1fr' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <Box gridArea="settings">
          <GenerationSettings
            choices={choices}
            onChoices={setChoices}
            prompt={prompt}
            promptRef={promptRef}
            onPrompt={setPrompt}
            generating={running !== null}
            onGenerate={() => generate('generate')}
          />
        </Box>
        <Grid gridArea="output" alignSelf="stretch">
          <GeneratedContent
            ref={outputRef}
            output={output}
            generating={running !== null}
            canRegenerate={!isBlank}
            onRegenerate={() => generate('regenerate')}
          />
        </Grid>
        <Box gridArea="insights">
          <Insights />
        </Box>
      </Grid>
      <Templates
        templates={templates}
        prompt={prompt}
        disabled={running !== null}
        onUse={(template) => (isOwnPrompt ? setPendingTemplate(template) : applyTemplate(template))}
      />
      <LeaveGuard active={isOwnPrompt} />
      {pendingTemplate && (
        <ConfirmDialog
          title="Replace your prompt?"
          text={`The prompt of “${pendingTemplate.title}” replaces it.`}
          confirm="Replace"
          cancel="Keep mine"
          onCancel={() => setPendingTemplate(null)}
          onConfirm={() => applyTemplate(pendingTemplate)}
        />
      )}
    </Stack>
  );
}
