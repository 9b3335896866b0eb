import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { dropDraft, readDraft } from './draft.ts';
import { Success } from './Success.tsx';
import { useDraft } from './use-draft.ts';
import { useFailure } from './use-failure.ts';
import { addressOf, useSteps } from './use-steps.ts';
import { type Requested, type Wizard, WizardContext } from './use-wizard.ts';
import { WizardSteps } from './WizardSteps.tsx';
import { EMPTY, type WizardValues, wizardSchema } from './wizard-values.ts';

/** The wizard: one form over all steps, which outlives going back and a reload. */
export function WizardForm({ offer }: Pick<Wizard, 'offer'>) {
  const [draft] = useState(readDraft);
  const form = useForm<WizardValues>({ resolver: zodResolver(wizardSchema), defaultValues: draft });
  useDraft(form);
  const navigate = useNavigate();
  const { insteadOf, ...steps } = useSteps(form);
  const [failure, setFailure] = useFailure(steps.step);
  const [requested, setRequested] = useState<Requested | null>(null);

  function finish(next: Requested) {
    form.reset(EMPTY);
    dropDraft();
    setRequested(next);
    navigate(paths.generateReports, { replace: true });
  }

  if (requested) {
    return (
      <Success
        requested={requested}
        onReset={() => {
          setRequested(null);
          navigate(paths.generateReports);
        }}
      />
    );
  }
  if (insteadOf) return <Navigate to={addressOf(insteadOf)} replace />;
  return (
    <WizardContext value={{ ...steps, offer, failure, setFailure, finish }}>
      <FormProvider {...form}>
        <WizardSteps step={steps.step} />
      </FormProvider>
    </WizardContext>
  );
}
