import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCanChange } from '../../../auth/account-role.ts';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { toastError } from '../../../components/feedback/toasts.ts';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatDay } from '../../../format.ts';
import { logError } from '../../../log.ts';
import { OPENS } from '../../../panels/answer-links/OpenAnswers.tsx';
import { MeasureThis } from '../../../panels/measure-this/MeasureThis.tsx';
import { type NextStepFragment, useSetNextStepMutation } from './ActionCenterScreen.generated.ts';
import { linksOf, measurementOf } from './step-links.ts';

type Steps = readonly NextStepFragment[];

/** The checklist; `steps` is undefined while loading. */
export function NextSteps({ steps }: { steps: Steps | undefined }) {
  const setNextStep = useSetNextStep(steps);
  return (
    <Panel
      title="Immediate Next Steps"
      info="What your own figures call for, most urgent first. A step ticks itself when what it is about has measurably changed; you can also tick it yourself."
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

function NextStep({ step, onToggle }: NextStepProps) {
  const id = useId();
  const { title, reason, completed, change } = step;
  const canChange = useCanChange();
  const measurement = completed ? null : measurementOf(step);
  return (
    <chakra.li borderTopWidth="1px" px={{ base: '4', md: '5' }} py="3.5" _hover={{ bg: 'bg.subtle' }}>
      <chakra.label
        display="grid"
        gridTemplateColumns="1.125rem 1fr"
        gap="3"
        alignItems="start"
        cursor="pointer"
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
          disabled={!canChange}
          onChange={onToggle}
        />
        <Box minW="0">
          <Text
            id={`${id}-title`}
            fontWeight="medium"
            overflowWrap="anywhere"
            color={completed ? 'fg.muted' : 'fg'}
            textDecoration={completed ? 'line-through' : undefined}
          >
            {title}
          </Text>
          <Box id={`${id}-about`} fontSize="sm" color="fg.muted" maxW="75ch">
            <Text>{reason}</Text>
            {change && (
              <Text mt="1" color={completed ? 'fg' : undefined}>
                {change}
              </Text>
            )}
            {completed && <Completed step={step} />}
          </Box>
        </Box>
      </chakra.label>
      <Flex ps="1.875rem" mt="2" columnGap="4" rowGap="1" wrap="wrap" fontSize="sm">
        {linksOf(step).map(({ to, label }) => (
          <chakra.span key={label} asChild {...OPENS}>
            <Link to={to}>{label}</Link>
          </chakra.span>
        ))}
        {measurement && <MeasureThis {...measurement} asLink />}
      </Flex>
    </chakra.li>
  );
}

/** When a step was completed, and whether by measurement. */
function Completed({ step: { completedAt, measured } }: { step: NextStepFragment }) {
  return (
    <Flex mt="1" gap="1.5" align="center" fontSize="xs" color="fg.subtle">
      <Check size={13} aria-hidden="true" />
      <Text as="span">
        {measured ? 'Done, as measured' : 'Ticked by hand'}
        {completedAt && ` on ${formatDay(completedAt.slice(0, 10))}`}
      </Text>
    </Flex>
  );
}

/** Saves a step's state: shown at once, and reverted with a toast when saving fails. */
function useSetNextStep(steps: Steps | undefined) {
  const [mutate] = useSetNextStepMutation();
  return async (id: string, completed: boolean) => {
    const changed = (steps ?? []).map((step) => ({
      __typename: 'NextStep' as const,
      ...step,
      ...(step.id === id && { completed, measured: false, completedAt: null }),
    }));
    try {
      await mutate({
        variables: { id, completed },
        optimisticResponse: { setNextStep: { nextSteps: changed } },
        refetchQueries: ['ActionCenter'],
      });
    } catch (error) {
      logError('Saving a next step failed', error);
      await toastError('Your progress could not be saved. Please try again.');
    }
  };
}
