import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { GenerateSettings } from './GenerateSettings.tsx';
import { Improvements } from './Improvements.tsx';
import { OptimisedContent } from './OptimisedContent.tsx';
import { OriginalContent } from './OriginalContent.tsx';
import type { OptimisationLevel } from './simulated-text/text-details.ts';
import { useGeneration } from './use-generation.ts';

interface GeneratorProps {
  /** What to write about; empty when nobody asked for it. */
  question: string;
  /** Content to try it with. */
  sample: string;
}

/** The text as it is, the text as it was generated, and how to get from one to the other. */
export function Generator({ question, sample }: GeneratorProps) {
  const [tab, setTab] = useState<'original' | 'optimised'>('original');
  const [original, setOriginal] = useState(question);
  const [level, setLevel] = useState<OptimisationLevel>('balanced');
  const [replacing, setReplacing] = useState(false);
  const generation = useGeneration();
  const output = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const blank = !original.trim();
  const own = !blank && original !== question && original !== sample;

  function start(what: 'generate' | 'regenerate') {
    if (blank) setOriginal(sample);
    generation.start(what, blank ? sample : original, level);
    setTab('optimised');
    // The button pressed is disabled now and could not keep the focus.
    requestAnimationFrame(() => output.current?.focus());
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="5" alignItems="start">
      <PanelFrame labelledBy={titleId} busy={generation.doing !== null}>
        <chakra.h2 id={titleId} srOnly>
          Content
        </chakra.h2>
        <TabbedPanels
          label="Content"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'original',
              label: 'Original Content',
              content: () => (
                <OriginalContent
                  text={original}
                  disabled={generation.doing !== null}
                  onChange={setOriginal}
                  onUseSample={() => (own ? setReplacing(true) : setOriginal(sample))}
                />
              ),
            },
            {
              value: 'optimised',
              label: 'Optimized Content',
              content: () => (
                <OptimisedContent
                  ref={output}
                  text={generation.output}
                  doing={generation.doing}
                  onRegenerate={() => start('regenerate')}
                />
              ),
            },
          ]}
        />
      </PanelFrame>
      <Flex direction="column" gap="5" position={{ lg: 'sticky' }} top="6">
        <GenerateSettings
          level={level}
          generating={generation.doing === 'generate'}
          disabled={generation.doing !== null}
          onLevel={setLevel}
          onGenerate={() => start('generate')}
        />
        {generation.output && <Improvements done={generation.output.improvements} />}
      </Flex>
      <LeaveGuard active={own} />
      {replacing && (
        <ConfirmDialog
          title="Replace your text?"
          text="The sample content would take its place."
          confirm="Replace"
          cancel="Keep mine"
          onCancel={() => setReplacing(false)}
          onConfirm={() => {
            setReplacing(false);
            setOriginal(sample);
          }}
        />
      )}
    </Grid>
  );
}
