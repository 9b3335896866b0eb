import type { Verdict } from '../../schema.generated.ts';

/** What an answer can say of a company, in the order of their buttons. */
export const VERDICTS: readonly { value: Verdict; label: string; palette: string }[] = [
  { value: 'POSITIVE', label: 'Positive', palette: 'green' },
  { value: 'MIXED', label: 'Mixed', palette: 'amber' },
  { value: 'NEGATIVE', label: 'Negative', palette: 'red' },
  { value: 'NONE', label: 'Says nothing', palette: 'gray' },
];

export const verdictLabel = (verdict: Verdict) =>
  VERDICTS.find(({ value }) => value === verdict)?.label ?? '';
