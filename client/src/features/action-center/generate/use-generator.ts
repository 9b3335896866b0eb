import { useState } from 'react';
import { useSimulation } from '../simulation.ts';
import { useBriefPrompt } from './brief/use-brief-prompt.ts';
import { useDraft } from './drafts/use-draft.ts';
import type { OptimisationLevel } from './simulated-text/detail-sections.ts';
import { optimise } from './simulated-text/optimise.ts';
import type { OptimisedText } from './simulated-text/optimised-text.ts';
import { nextWording } from './simulated-text/wordings.ts';
import { type GenerationKind, useGeneration } from './use-generation.ts';

const DRAFT_LEVELS = { balanced: 'BALANCED', technical: 'TECHNICAL', accessible: 'ACCESSIBLE' } as const;

interface GeneratorOptions {
  question: string;
  sample: string;
  hasModel: boolean;
  /** Called when a generation starts. */
  onStart: () => void;
}

/** The text to rework, and its generation: by the chat model after its cost was confirmed, else simulated. */
export function useGenerator({ question, sample, hasModel, onStart }: GeneratorOptions) {
  const [original, setOriginal] = useState(question);
  const [level, setLevel] = useState<OptimisationLevel>('balanced');
  const { promptId } = useBriefPrompt();
  const { draft, drafts, choose, write } = useDraft(promptId, hasModel);
  const simulated = useGeneration<OptimisedText & { wording: number; of: string }>();
  const [asking, setAsking] = useState<GenerationKind | null>(null);
  const [writing, setWriting] = useState<GenerationKind | null>(null);
  const simulation = useSimulation();
  const isBlank = !original.trim();

  /** What the chat model is sent besides the brief. */
  const sentText = promptId && (isBlank || original === question) ? null : isBlank ? sample : original;

  function generate(kind: GenerationKind) {
    if (hasModel) {
      setAsking(kind);
      return;
    }
    const text = isBlank ? sample : original;
    setOriginal(text);
    simulated.start(kind, (previous) => {
      const wording = nextWording(previous?.wording ?? null, simulation);
      return { ...optimise(text, level, wording), wording, of: text };
    });
    onStart();
  }

  async function send(kind: GenerationKind) {
    setAsking(null);
    setWriting(kind);
    onStart();
    await write(sentText, DRAFT_LEVELS[level]);
    setWriting(null);
  }

  return {
    ...{ original, setOriginal, level, setLevel, generate },
    running: writing ?? simulated.running ?? (draft?.status === 'WRITING' ? ('generate' as const) : null),
    isOwnText: !isBlank && original !== question && original !== sample,
    /** A draft is written from the brief alone where the text is empty. */
    isBriefEnough: hasModel && promptId !== null,
    /** Shown before the chat model is asked; null while nothing waits for a confirmation. */
    request: asking && {
      promptId,
      text: sentText,
      onCancel: () => setAsking(null),
      onConfirm: () => void send(asking),
    },
    drafts,
    shownDraft: draft?.id,
    chooseDraft: choose,
    written: draft?.status === 'DONE' ? draft : null,
    problem: draft?.status === 'FAILED' ? draft.problem : null,
    output: simulated.output,
  };
}
