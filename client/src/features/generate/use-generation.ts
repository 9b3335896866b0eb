import { useRef, useState } from 'react';
import { optimise } from '../../simulation/optimise/optimise.ts';
import type { OptimisedText } from '../../simulation/optimise/optimised-text.ts';
import type { OptimisationLevel } from '../../simulation/optimise/text-details.ts';
import { nextWording } from '../../simulation/optimise/wordings.ts';
import { useSimulation } from '../../simulation/simulation.ts';
import { useGenerationWait } from '../../simulation/use-generation-wait.ts';

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
