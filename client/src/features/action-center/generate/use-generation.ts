import { useEffect, useRef, useState } from 'react';

/** Simulated delay; product specification, section 9. */
const GENERATION_MS = 2000;

/** The generation in progress: of a first version, or of another one. */
export type GenerationKind = 'generate' | 'regenerate';

/** A simulated generation: calls `generate` after a delay. Unmounting cancels it. */
export function useGeneration<Output>() {
  const [running, setRunning] = useState<GenerationKind | null>(null);
  const [output, setOutput] = useState<Output | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** `generate` gets the output that `regenerate` replaces. */
  function start(kind: GenerationKind, generate: (previous: Output | null) => Output) {
    setRunning(kind);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOutput(generate(kind === 'regenerate' ? output : null));
      setRunning(null);
    }, GENERATION_MS);
  }
  return { running, output, start };
}
