import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Why a form could not be saved; said until something in it is changed, as it may be put right then. */
export function useProblem<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'subscribe'>,
): [problem: string | null, setProblem: (problem: string | null) => void] {
  const { subscribe } = form;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setProblem(null) }), [subscribe]);
  return [problem, setProblem];
}
