import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { saidOf } from '../../../apollo/said.ts';
import { useProblem } from '../../../components/forms/use-problem.ts';
import type { SetUpQuery } from '../SetupScreen.generated.ts';
import { countPrompts, planOf, toValues } from './prompt-plan.ts';
import { type PromptsValues, promptsSchema } from './prompts-schema.ts';
import { useSavePrompts } from './use-save-prompts.ts';

/** Topics and prompts: what was entered stays until it is saved, whatever goes wrong. */
export function usePromptsForm(data: SetUpQuery, onSaved: () => void) {
  const save = useSavePrompts();
  const [first] = useState(() => toValues(data));
  const form = useForm<PromptsValues>({ resolver: zodResolver(promptsSchema), defaultValues: first });
  const [problem, setProblem] = useProblem(form);

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      if (countPrompts(values) === 0) {
        setProblem('Add at least one question: without any there is nothing to ask.');
        return;
      }
      try {
        // What is stored may have changed by an attempt that broke off.
        const refusals = await save(planOf(toValues(data), values));
        for (const { at, message } of refusals) {
          if (at)
            form.setError(`topics.${at[0]}.prompts.${at[1]}.question`, { message }, { shouldFocus: true });
        }
        if (refusals.length === 0) onSaved();
        else
          setProblem(
            refusals.find(({ at }) => !at)?.message ?? 'Some questions were not taken; see beside them.',
          );
      } catch (failure) {
        setProblem(saidOf(failure, 'Not everything could be saved. It is still here; please try again.'));
      }
    },
    () => setProblem('Nothing was saved: some fields need another look.'),
  );

  return { form, submit, problem };
}
