import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useCanChange } from '../../../auth/account-role.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { CostDialog } from './drafts/CostDialog.tsx';
import { DraftArticle } from './drafts/DraftArticle.tsx';
import { DraftChoice } from './drafts/DraftChoice.tsx';
import { GenerateResults } from './GenerateResults.tsx';
import { GenerateSettings } from './GenerateSettings.tsx';
import { Article, OptimisedContent } from './OptimisedContent.tsx';
import { OriginalContent } from './OriginalContent.tsx';
import { toMarkdown } from './simulated-text/optimised-text.ts';
import { useGenerator } from './use-generator.ts';

interface GeneratorProps {
  question: string;
  sample: string;
  /** The chat model that writes; null: the generation is simulated. */
  model: string | null;
}

/** The original and the optimised text side by side with the settings and what was done. */
export function Generator({ question, sample, model }: GeneratorProps) {
  const [tab, setTab] = useState<'original' | 'optimised'>('original');
  const [confirming, setConfirming] = useState(false);
  const outputRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const generator = useGenerator({ question, sample, hasModel: model !== null, onStart: showOutput });
  // Without a model nothing is written to the account.
  const mayGenerate = useCanChange() || model === null;
  const { original, setOriginal, running, isOwnText, written, output, request } = generator;

  function showOutput() {
    setTab('optimised');
    // The pressed button is now disabled and cannot keep the focus.
    requestAnimationFrame(() => outputRef.current?.focus());
  }

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="5" alignItems="start">
      <PanelFrame labelledBy={titleId} busy={running !== null}>
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
                  disabled={running !== null}
                  isBriefEnough={generator.isBriefEnough}
                  onChange={setOriginal}
                  onUseSample={() => (isOwnText ? setConfirming(true) : setOriginal(sample))}
                />
              ),
            },
            {
              value: 'optimised',
              label: 'Optimized Content',
              content: () => (
                <OptimisedContent
                  ref={outputRef}
                  choice={
                    <DraftChoice
                      drafts={generator.drafts}
                      shown={generator.shownDraft}
                      onChoose={generator.chooseDraft}
                    />
                  }
                  title={written?.title ?? output?.title ?? ''}
                  markdown={written ? written.markdown : output ? toMarkdown(output) : ''}
                  running={running}
                  onRegenerate={mayGenerate ? () => generator.generate('regenerate') : null}
                >
                  {written ? <DraftArticle draft={written} /> : output && <Article {...output} />}
                </OptimisedContent>
              ),
            },
          ]}
        />
      </PanelFrame>
      <Flex direction="column" gap="5" position={{ lg: 'sticky' }} top="6">
        {mayGenerate && (
          <GenerateSettings
            level={generator.level}
            running={running}
            model={model}
            onLevel={generator.setLevel}
            onGenerate={() => generator.generate('generate')}
          />
        )}
        <GenerateResults problem={generator.problem} written={written} output={output} />
      </Flex>
      {request && <CostDialog {...request} />}
      <LeaveGuard active={isOwnText} />
      {confirming && (
        <ConfirmDialog
          title="Replace your text?"
          text="The sample content replaces it."
          confirm="Replace"
          cancel="Keep mine"
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            setOriginal(sample);
          }}
        />
      )}
    </Grid>
  );
}
