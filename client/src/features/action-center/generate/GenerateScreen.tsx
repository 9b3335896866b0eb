import { chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { LeaveGuard } from '../../../components/dialogs/LeaveGuard.tsx';
import { PanelSkeleton } from '../../../components/feedback/PanelSkeleton.tsx';
import { PanelFrame } from '../../../components/layout/Panel.tsx';
import { TabbedPanels } from '../../../components/layout/TabbedPanels.tsx';
import { useSimulation } from '../simulation.ts';
import { ToolScreen } from '../ToolScreen.tsx';
import { BriefSection } from './brief/BriefSection.tsx';
import { useBriefPrompt } from './brief/use-brief-prompt.ts';
import { CostDialog } from './drafts/CostDialog.tsx';
import { CutList, DraftArticle } from './drafts/DraftArticle.tsx';
import { MeasuredDeltas, ScoreDeltas } from './drafts/ScoreDeltas.tsx';
import { useDraft } from './drafts/use-draft.ts';
import { useContentGeneratorQuery } from './GenerateScreen.generated.ts';
import { GenerateSettings } from './GenerateSettings.tsx';
import { Article, Improvements, OptimisedContent } from './OptimisedContent.tsx';
import { OriginalContent } from './OriginalContent.tsx';
import type { OptimisationLevel } from './simulated-text/detail-sections.ts';
import { optimise } from './simulated-text/optimise.ts';
import { type OptimisedText, toMarkdown } from './simulated-text/optimised-text.ts';
import { nextWording } from './simulated-text/wordings.ts';
import { type GenerationKind, useGeneration } from './use-generation.ts';
import { useQuestionParam } from './use-question-param.ts';

const DRAFT_LEVELS = { balanced: 'BALANCED', technical: 'TECHNICAL', accessible: 'ACCESSIBLE' } as const;

/** The general view's generator; `?question=…` presets the original content. */
export function GenerateScreen() {
  const question = useQuestionParam();
  return (
    <ToolScreen
      title="Generate Optimized Content"
      description="Rework a text so that AI platforms can find its answer and cite it"
      notice="Simulated: fixed rules rearrange your text, no AI model is asked"
      query={useContentGeneratorQuery()}
      field="contentGenerator"
      errorText="The content generator could not be loaded."
      skeleton={<PanelSkeleton height={32} />}
    >
      {({ simulated, sampleContent }) => (
        <Stack gap="5">
          <BriefSection />
          <Generator key={question} question={question} sample={sampleContent} hasModel={!simulated} />
        </Stack>
      )}
    </ToolScreen>
  );
}

interface GeneratorProps {
  question: string;
  sample: string;
  /** A chat model writes; else the generation is simulated. */
  hasModel: boolean;
}

function Generator({ question, sample, hasModel }: GeneratorProps) {
  const [tab, setTab] = useState<'original' | 'optimised'>('original');
  const [original, setOriginal] = useState(question);
  const [level, setLevel] = useState<OptimisationLevel>('balanced');
  const [confirming, setConfirming] = useState(false);
  const {
    running: simulating,
    output,
    start,
  } = useGeneration<OptimisedText & { wording: number; of: string }>();
  const { promptId } = useBriefPrompt();
  const { draft, write } = useDraft(promptId, hasModel);
  const [asking, setAsking] = useState<GenerationKind | null>(null);
  const [writing, setWriting] = useState<GenerationKind | null>(null);
  const running = writing ?? simulating ?? (draft?.status === 'WRITING' ? 'generate' : null);
  const simulation = useSimulation();
  const outputRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isBlank = !original.trim();
  const isOwnText = !isBlank && original !== question && original !== sample;

  /** What the chat model is sent besides the brief. */
  const sentText = promptId && (isBlank || original === question) ? null : isBlank ? sample : original;

  function generate(kind: GenerationKind) {
    if (hasModel) {
      setAsking(kind);
      return;
    }
    const text = isBlank ? sample : original;
    setOriginal(text);
    start(kind, (previous) => {
      const wording = nextWording(previous?.wording ?? null, simulation);
      return { ...optimise(text, level, wording), wording, of: text };
    });
    showOutput();
  }

  async function send(kind: GenerationKind) {
    setAsking(null);
    setWriting(kind);
    showOutput();
    await write(sentText, DRAFT_LEVELS[level]);
    setWriting(null);
  }

  function showOutput() {
    setTab('optimised');
    // The pressed button is now disabled and cannot keep the focus.
    requestAnimationFrame(() => outputRef.current?.focus());
  }

  const written = draft?.status === 'DONE' ? draft : null;
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
                  markdown={written ? written.markdown : output ? toMarkdown(output) : ''}
                  running={running}
                  onRegenerate={() => generate('regenerate')}
                >
                  {written ? <DraftArticle draft={written} /> : output && <Article {...output} />}
                </OptimisedContent>
              ),
            },
          ]}
        />
      </PanelFrame>
      <Flex direction="column" gap="5" position={{ lg: 'sticky' }} top="6">
        <GenerateSettings
          level={level}
          running={running}
          onLevel={setLevel}
          onGenerate={() => generate('generate')}
        />
        {draft?.status === 'FAILED' && (
          <Text role="alert" fontSize="sm">
            {draft.problem}
          </Text>
        )}
        {written ? (
          <>
            <Improvements improvements={written.improvements} />
            {written.after && <ScoreDeltas before={written.before} after={written.after} />}
            <CutList cut={written.cut} />
          </>
        ) : (
          output && (
            <>
              <Improvements improvements={output.improvements} />
              <MeasuredDeltas before={output.of} after={toMarkdown(output)} />
            </>
          )
        )}
      </Flex>
      {asking && (
        <CostDialog
          promptId={promptId}
          text={sentText}
          onCancel={() => setAsking(null)}
          onConfirm={() => void send(asking)}
        />
      )}
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
