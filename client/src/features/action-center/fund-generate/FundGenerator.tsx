import { Box, Button, chakra, Grid, Stack } from '@chakra-ui/react';
import { Sparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { FundGeneratorQuery } from './FundGenerationScreen.generated.ts';
import { GeneratedContent } from './GeneratedContent.tsx';
import { GenerationSettings } from './GenerationSettings.tsx';
import { Insights } from './Insights.tsx';
import { DEFAULT_CHOICES, TYPE_CHOICE } from './options.ts';
import { PromptField } from './PromptField.tsx';
import type { ContentTemplateFragment } from './FundGenerationScreen.generated.ts';
import { Templates } from './Templates.tsx';
import { useFundText } from './use-fund-text.ts';

interface FundGeneratorProps {
  generator: FundGeneratorQuery['fundGenerator'];
  /** What to write about; empty when nobody asked for it. */
  question: string;
}

/** Settings and prompt, and beside them the text made from them; templates below. */
export function FundGenerator({ generator: { brand, templates }, question }: FundGeneratorProps) {
  const [choices, setChoices] = useState(DEFAULT_CHOICES);
  const [prompt, setPrompt] = useState(question);
  /** The template that waits for the answer whether it may take the prompt's place. */
  const [waiting, setWaiting] = useState<ContentTemplateFragment | null>(null);
  const { generating, generated, generate, regenerate } = useFundText(brand?.name);
  const field = useRef<HTMLTextAreaElement>(null);
  const output = useRef<HTMLDivElement>(null);
  const blank = !prompt.trim();
  const own = !blank && prompt !== question && templates.every((template) => template.prompt !== prompt);

  function begin(make: typeof generate) {
    make(choices);
    // The button pressed is disabled now and could not keep the focus.
    requestAnimationFrame(() => output.current?.focus());
  }
  function use(template: ContentTemplateFragment) {
    setWaiting(null);
    setPrompt(template.prompt);
    setChoices({ ...choices, type: TYPE_CHOICE[template.type] });
    // A dialog that closes would take the focus back.
    requestAnimationFrame(() => field.current?.focus());
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
          <Panel title="Content Settings" skeleton={null} loading={false} empty={false} emptyText="">
            <chakra.fieldset
              border="0"
              minW="0"
              disabled={generating}
              css={{ '&:disabled': { opacity: 0.6 } }}
            >
              <Stack gap="4">
                <GenerationSettings choices={choices} onChange={setChoices} />
                <PromptField ref={field} prompt={prompt} onChange={setPrompt} />
                <Button disabled={blank || generating} onClick={() => begin(generate)}>
                  <Sparkles aria-hidden="true" />
                  {generating ? 'Generating...' : 'Generate'}
                </Button>
              </Stack>
            </chakra.fieldset>
          </Panel>
        </Box>
        <Box gridArea="output">
          <GeneratedContent
            ref={output}
            generated={generated}
            generating={generating}
            blank={blank}
            onRegenerate={() => begin(regenerate)}
          />
        </Box>
        <Box gridArea="insights">
          <Insights />
        </Box>
      </Grid>
      <Templates
        templates={templates}
        prompt={prompt}
        disabled={generating}
        onUse={(template) => (own ? setWaiting(template) : use(template))}
      />
      <LeaveGuard active={own} />
      {waiting && (
        <ConfirmDialog
          title="Replace your prompt?"
          text={`The prompt of “${waiting.title}” would take its place.`}
          confirm="Replace"
          cancel="Keep mine"
          onCancel={() => setWaiting(null)}
          onConfirm={() => use(waiting)}
        />
      )}
    </Stack>
  );
}
