import { useRef, useState } from 'react';
import { useSimulation } from '../simulation.ts';
import { optimise } from './simulated-text/optimise.ts';
import type { OptimisedText } from './simulated-text/optimised-text.ts';
import type { OptimisationLevel } from './simulated-text/text-details.ts';
import { nextWording } from './simulated-text/wordings.ts';
import { useGenerationWait } from './use-generation-wait.ts';

/** What is being made: the first version of a text, or another one. */
export type Doing = 'generate' | 'regenerate' | null;

/** A simulated generation; leaving the screen ends it. */
export function useGeneration() {
  const simulation = useSimulation();
  const [doing, setDoing] = useState<Doing>(null);
  const [output, setOutput] = useState<OptimisedText | null>(null);
  const wording = useRef<number | null>(null);
  const wait = useGenerationWait();

  function start(what: Exclude<Doing, null>, text: string, level: OptimisationLevel) {
    setDoing(what);
    wait(() => {
      wording.current = nextWording(what === 'generate' ? null : wording.current, simulation);
      setOutput(optimise(text, level, wording.current));
      setDoing(null);
    });
  }
  return { doing, output, start };
}
