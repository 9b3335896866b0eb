import { toastError } from '../../../components/feedback/toasts.ts';
import { logError } from '../../../log.ts';
import { useSetNextStepMutation } from './ActionCenterScreen.generated.ts';

/** Keeps a step's tick with the account. It shows at once, and goes back with a word about it when it was not kept. */
export function useSetNextStep() {
  const [set] = useSetNextStepMutation();
  return async (id: string, completed: boolean) => {
    try {
      await set({
        variables: { id, completed },
        optimisticResponse: { setNextStep: { nextStep: { __typename: 'NextStep', id, completed } } },
      });
    } catch (error) {
      logError('A next step was not kept', error);
      await toastError('Your progress could not be saved. Please try again.');
    }
  };
}
