import { type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { readTabEntry, removeTabEntry, storeTabEntry } from '../../auth/tab-entries.ts';
import { type Conflict, ConflictDialog } from '../../components/dialogs/ConflictDialog.tsx';
import { useHeadingFocus } from '../../components/layout/use-heading-focus.ts';
import { StepForm } from '../../components/steps/StepForm.tsx';
import { ORDER, STEPS } from './steps.ts';
import type { DraftKey, StepNavigation } from './use-step.ts';

interface SetupStepProps<TValues extends FieldValues> {
  navigation: StepNavigation;
  description: string;
  /** A form, how it is submitted, and why it could not be saved. */
  saving: {
    form: UseFormReturn<TValues>;
    submit: () => Promise<void>;
    problem: string | null;
    conflict: Conflict | null;
  };
  /** Checks what only this screen requires; false keeps the step. */
  validate?: () => boolean;
  /** Whether Back saves a changed form. */
  isComplete?: (values: TValues) => boolean;
  children: ReactNode;
}

/** A step of the set-up with a form. The form is saved when the step is left, and kept as a draft until then. */
export function SetupStep<TValues extends FieldValues>(props: SetupStepProps<TValues>) {
  const { navigation, description, validate = () => true, isComplete = () => true, children } = props;
  const { form, submit, problem, conflict } = props.saving;
  const { isDirty, isSubmitting } = form.formState;
  const { step } = navigation;
  useDraft(navigation.draft, form);
  return (
    <FormProvider {...form}>
      <StepForm
        title={STEPS[step].title}
        description={description}
        heading={useHeadingFocus()}
        next="Continue"
        busyLabel={isSubmitting ? 'Saving...' : null}
        problem={problem}
        backDisabled={isSubmitting}
        onBack={
          step === ORDER[0]
            ? null
            : () => navigation.back(isDirty && isComplete(form.getValues()) ? submit : null)
        }
        onSubmit={(event) => {
          event.preventDefault();
          if (validate()) navigation.next(submit);
        }}
      >
        {children}
      </StepForm>
      {conflict && <ConflictDialog {...conflict} />}
    </FormProvider>
  );
}

interface Draft<TValues> {
  /** The saved values when the draft was begun, as JSON; a change elsewhere makes the draft void. */
  saved: string;
  values: TValues;
}

/** Restores the draft of a form whose default values are the saved ones, and updates it with every change. */
function useDraft<TValues extends FieldValues>({ userId, name }: DraftKey, form: UseFormReturn<TValues>) {
  const saved = useRef(JSON.stringify(form.formState.defaultValues));
  useEffect(() => {
    const draft = readTabEntry(userId, name) as Draft<TValues> | undefined;
    if (draft?.saved === saved.current) form.reset(draft.values, { keepDefaultValues: true });
    else removeTabEntry(userId, name);
    const watching = form.watch((values) =>
      storeTabEntry(userId, name, {
        saved: saved.current,
        values: values as TValues,
      } satisfies Draft<TValues>),
    );
    return () => watching.unsubscribe();
  }, [userId, name, form]);
}
