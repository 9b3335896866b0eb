import { useEffect, useState } from 'react';
import type { Step } from './steps.ts';
import type { Failure } from './use-wizard.ts';

/** What went wrong on the step at hand; leaving the step forgets it. */
export function useFailure(step: Step) {
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => setFailure((last) => (last?.step === step ? last : null)), [step]);
  return [failure?.step === step ? failure : null, setFailure] as const;
}
