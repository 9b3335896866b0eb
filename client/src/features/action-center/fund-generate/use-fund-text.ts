import { useState } from 'react';
import { useGenerationWait } from '../generate/use-generation-wait.ts';
import type { TextChoices } from './simulated-text/choices.ts';
import { type FundText, fundText } from './simulated-text/fund-text.ts';

/** A generated text and what it was asked to be. */
export interface Generated extends FundText {
  choices: TextChoices;
  /** How often it was made anew. */
  version: number;
}

/** A simulated generation of texts about a fund; `fund` is its name. */
export function useFundText(fund: string | undefined) {
  const [generating, setGenerating] = useState(false);
  const [generated, setGenerated] = useState<Generated | null>(null);
  const wait = useGenerationWait();

  function make(choices: TextChoices, version: number) {
    setGenerating(true);
    wait(() => {
      setGenerated({ ...fundText(choices, fund, version), choices, version });
      setGenerating(false);
    });
  }
  return {
    generating,
    generated,
    generate: (choices: TextChoices) => make(choices, 0),
    regenerate: (choices: TextChoices) => make(choices, generated ? generated.version + 1 : 0),
  };
}
