import { chakra } from '@chakra-ui/react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { NextStepFragment } from './ActionCenterScreen.generated.ts';
import { NextStepItem } from './NextStepItem.tsx';
import { useSetNextStep } from './use-set-next-step.ts';

/** What to do next; ticks are kept with the account. `steps` is undefined while they load. */
export function NextSteps({ steps }: { steps: readonly NextStepFragment[] | undefined }) {
  const setNextStep = useSetNextStep();
  return (
    <Panel
      title="Immediate Next Steps"
      info="In the order they are best done in. Your ticks are saved with your account."
      loading={!steps}
      skeleton={<RowSkeletons rows={10} />}
      empty={steps?.length === 0}
      emptyText="Nothing to do"
    >
      <chakra.ul listStyleType="none" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
        {steps?.map((step) => (
          <NextStepItem key={step.id} step={step} onToggle={() => setNextStep(step.id, !step.completed)} />
        ))}
      </chakra.ul>
    </Panel>
  );
}
