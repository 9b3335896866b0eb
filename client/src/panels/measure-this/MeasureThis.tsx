import { Button, chakra } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverMessage } from '../../apollo/server-message.ts';
import { useCanChange } from '../../auth/account-role.ts';
import { toastError } from '../../components/feedback/toasts.ts';
import { paths } from '../../paths.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';
import { useMeasureThisMutation } from './MeasureThis.generated.ts';

const FAILURE = 'The experiment could not be created. Please try again.';
const MAX_NAME = 120;

export interface MeasureThisProps {
  name: string;
  /** Addresses of the pages that are published or changed; may be empty. */
  pages: readonly string[];
  /** Ids of the prompts that they are to win; left out: those whose answers cite the pages. */
  prompts?: readonly string[];
  /** Looks like the links beside it. */
  asLink?: boolean;
  label?: string;
}

/** Creates a draft of an experiment with controls proposed, and opens it; nothing for a viewer of the account. */
export function MeasureThis({
  name,
  pages,
  prompts,
  asLink = false,
  label = 'Measure this',
}: MeasureThisProps) {
  const [mutate] = useMeasureThisMutation();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const canChange = useCanChange();
  async function create() {
    setBusy(true);
    try {
      const input = {
        name: name.slice(0, MAX_NAME),
        pages: [...pages],
        ...(prompts && { treated: [...prompts] }),
      };
      const { data } = await mutate({ variables: { input } });
      const { experiment, errors } = data?.createExperiment ?? {};
      if (experiment) return navigate(paths.experiment(experiment.id));
      await toastError(errors?.[0]?.message ?? FAILURE);
    } catch (error) {
      await toastError(serverMessage(error, FAILURE));
    }
    setBusy(false);
  }
  if (!canChange) return null;
  if (asLink) {
    return (
      <chakra.button type="button" cursor="pointer" {...OPENS} disabled={isBusy} onClick={create}>
        {label}
      </chakra.button>
    );
  }
  return (
    <Button size="sm" variant="outline" disabled={isBusy} onClick={create}>
      <FlaskConical aria-hidden="true" />
      {label}
    </Button>
  );
}
