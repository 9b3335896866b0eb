import { createContext, useContext } from 'react';
import type { GenerateReportsQuery } from '../GenerateReportsScreen.generated.ts';
import type { Step } from './steps.ts';

/** Why a step could not be completed. */
export interface StepFailure {
  step: Step;
  message: string;
  /** The server's reason, if it gave one. */
  reason: string | null;
}

/** A report that was requested. */
export interface RequestedReport {
  email: string;
  companyName: string;
  confirmationNeeded: boolean;
}

/** What the steps share besides the form. */
export interface Wizard {
  step: Step;
  /** Whether another step was shown before since the page was opened. */
  hasNavigated: boolean;
  offer: GenerateReportsQuery['reportOffer'];
  goTo: (step: Step) => void;
  /**
   * Goes to the next step, or back to the summary after an Edit link.
   * @param hasNewSuggestions the next step has new suggestions, which the visitor has to see
   */
  goToNext: (hasNewSuggestions: boolean) => void;
  /** Null on the first step. */
  goBack: (() => void) | null;
  failure: StepFailure | null;
  setFailure: (failure: StepFailure | null) => void;
  /** Ends the wizard with its success screen. */
  finish: (report: RequestedReport) => void;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a WizardContext above it');
  return wizard;
}
