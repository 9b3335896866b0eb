import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { Clock, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { toastError } from '../../../components/feedback/toasts.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { logError } from '../../../log.ts';
import { type NextStepFragment, useSetNextStepMutation } from './ActionCenterScreen.generated.ts';

/** The checklist; `steps` is undefined while loading. */
export function NextSteps({ steps }: { steps: readonly NextStepFragment[] | undefined }) {
  const setNextStep = useSetNextStep();
  return (
    <Panel
      title="Immediate Next Steps"
      info="In the recommended order. Your ticks are saved with your account."
      loading={!steps}
      skeleton={<RowSkeletons rows={10} />}
      empty={steps?.length === 0}
      emptyText="Nothing to do"
    >
      <chakra.ul mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
        {steps?.map((step) => (
          <NextStep key={step.id} step={step} onToggle={() => setNextStep(step.id, !step.completed)} />
        ))}
      </chakra.ul>
    </Panel>
  );
}

interface NextStepProps {
  step: NextStepFragment;
  onToggle: () => void;
}

/** The whole row is the label of the checkbox. */
function NextStep({ step, onToggle }: NextStepProps) {
  const id = useId();
  const { title, description, impact, timeEstimate, completed } = step;
  return (
    <chakra.li borderTopWidth="1px">
      <chakra.label
        display="grid"
        gridTemplateColumns="1.125rem 1fr"
        gap="3"
        alignItems="start"
        px={{ base: '4', md: '5' }}
        py="3.5"
        cursor="pointer"
        _hover={{ bg: 'bg.subtle' }}
      >
        <chakra.input
          type="checkbox"
          checked={completed}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-about`}
          boxSize="4.5"
          mt="0.5"
          accentColor="accent.solid"
          cursor="pointer"
          focusVisibleRing="outside"
          onChange={onToggle}
        />
        <Box minW="0">
          <Text
            id={`${id}-title`}
            fontWeight="medium"
            color={completed ? 'fg.muted' : 'fg'}
            textDecoration={completed ? 'line-through' : undefined}
          >
            {title}
          </Text>
          <Box id={`${id}-about`}>
            <Text fontSize="sm" color="fg.muted" maxW="75ch">
              {description}
            </Text>
            <HStack gap="4" mt="2" fontSize="xs" color="fg.subtle" wrap="wrap" rowGap="1">
              <HStack gap="1.5">
                <TrendingUp size={13} aria-hidden="true" />
                <Text as="span">{impact}</Text>
              </HStack>
              <HStack gap="1.5">
                <Clock size={13} aria-hidden="true" />
                <Text as="span">{timeEstimate}</Text>
              </HStack>
            </HStack>
          </Box>
        </Box>
      </chakra.label>
    </chakra.li>
  );
}

/** Saves a step's state: shown at once, and reverted with a toast when saving fails. */
function useSetNextStep() {
  const [mutate] = useSetNextStepMutation();
  return async (id: string, completed: boolean) => {
    try {
      await mutate({
        variables: { id, completed },
        optimisticResponse: { setNextStep: { nextStep: { __typename: 'NextStep', id, completed } } },
      });
    } catch (error) {
      logError('Saving a next step failed', error);
      await toastError('Your progress could not be saved. Please try again.');
    }
  };
}
