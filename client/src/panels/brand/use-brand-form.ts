import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useProblem } from '../../components/forms/use-problem.ts';
import { type BrandForm_ViewerFragment, useSaveBrandMutation } from './BrandForm.generated.ts';
import { type BrandValues, brandSchema } from './brand-schema.ts';
import { fieldOf, toInput, toValues } from './brand-values.ts';
import { firstErrorOf } from './first-error.ts';

/** The brand's form: what was typed stays until it is saved, whatever goes wrong. */
export function useBrandForm(tracked: BrandForm_ViewerFragment, onSaved: () => void) {
  const [save] = useSaveBrandMutation();
  const [attempts, setAttempts] = useState(0);
  const form = useForm<BrandValues>({
    resolver: zodResolver(brandSchema),
    defaultValues: toValues(tracked),
    // The field may be in a row that is still folded; see below.
    shouldFocusError: false,
  });
  const [problem, setProblem] = useProblem(form);
  const { errors } = form.formState;

  async function send(values: BrandValues) {
    const { data } = await save({ variables: { input: toInput(values) } });
    if (!data) throw new Error('The reply is empty');
    const { errors: refusals, viewer } = data.saveBrand;
    if (refusals.length === 0) {
      form.reset(toValues(viewer));
      onSaved();
      return;
    }
    const nowhere = refusals.filter(({ field, message }) => {
      const at = fieldOf(field);
      if (at) form.setError(at, { message });
      return !at;
    });
    setProblem(nowhere[0]?.message ?? NOT_SAVED);
  }

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      try {
        await send(values);
      } catch {
        setProblem('The changes could not be saved. They are still here; please try again.');
      }
      setAttempts((count) => count + 1);
    },
    () => {
      setProblem(NOT_SAVED);
      setAttempts((count) => count + 1);
    },
  );

  // Rows with an error unfold as they are drawn; only then is there a field to go to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, not whenever an error goes away
  useEffect(() => {
    const field = attempts > 0 ? firstErrorOf(errors) : null;
    if (field) form.setFocus(field);
  }, [attempts]);

  function discard() {
    setProblem(null);
    form.reset();
  }

  return { form, submit, problem, discard };
}

const NOT_SAVED = 'Nothing was saved: some fields need another look.';
