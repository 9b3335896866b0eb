import { createContext, useContext } from 'react';
import type { GenerateReportsQuery } from '../GenerateReportsScreen.generated.ts';
import type { Step } from './steps.ts';

/** Why a step could not be gone on from. */
export interface Failure {
  step: Step;
  /** The exact text for what did not work. */
  text: string;
  /** The server's own words for why, where it has some. */
  said: string | null;
}

/** What a visitor is told once the report was asked for. */
export interface Requested {
  email: string;
  companyName: string;
  confirmationNeeded: boolean;
}

/** What the steps share besides the form. */
export interface Wizard {
  step: Step;
  /** Whether another step was there before it since the page was opened. */
  moved: boolean;
  offer: GenerateReportsQuery['reportOffer'];
  goTo: (step: Step) => void;
  /**
   * To the next step, or back to the summary that one came from to change something.
   * @param changed there are new proposals on the next step, which have to be seen
   */
  goOn: (changed: boolean) => void;
  /** Null on the first step. */
  goBack: (() => void) | null;
  failure: Failure | null;
  setFailure: (failure: Failure | null) => void;
  /** Ends it: the report was asked for. */
  finish: (requested: Requested) => void;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a WizardContext above it');
  return wizard;
}
