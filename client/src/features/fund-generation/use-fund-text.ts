import { useState } from 'react';
import type { TextChoices } from '../../simulation/fund-text/choices.ts';
import { type FundText, fundText } from '../../simulation/fund-text/fund-text.ts';
import { useGenerationWait } from '../../simulation/use-generation-wait.ts';

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
