import { Flex, Stack, Text } from '@chakra-ui/react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { DividedList } from '../../../components/layout/DividedList.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { KeyInsight } from '../KeyInsight.tsx';
import { useActionCenterExampleQuery } from './ActionCenterScreen.generated.ts';
import { ActionLink } from './OpportunityDetail.tsx';
import { OpportunityRadar } from './OpportunityRadar.tsx';
import { OPPORTUNITY_TYPES } from './PotentialPill.tsx';

/** The sample content, for accounts without answers. */
export function ActionCenterExample() {
  const { data, error, refetch } = useActionCenterExampleQuery();
  const example = data?.actionCenterExample;
  if (error && !example) {
    return <LoadError message="The example could not be loaded." onRetry={() => refetch()} />;
  }
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <SampleNotice text="Sample content, not measured" />
      <KeyInsight text={example?.keyInsight} />
      <OpportunityRadar
        opportunities={example?.opportunities}
        info="Questions for which AI platforms name others, and what could bring you into the answer."
        emptyText="No opportunities found"
      >
        {({ type, topic, question, reason }) => (
          <Flex direction="column" gap="3" align="start">
            <Text fontSize="sm" color="fg.subtle">{`${OPPORTUNITY_TYPES[type].name} · ${topic}`}</Text>
            <Text maxW="75ch" color="fg.muted">
              {reason}
            </Text>
            <ActionLink type={type} question={question} />
          </Flex>
        )}
      </OpportunityRadar>
      <Panel title="Immediate Next Steps" loading={!example} skeleton={<RowSkeletons rows={10} />}>
        <DividedList>
          {example?.nextSteps.map(({ id, title, description, impact, timeEstimate }) => (
            <li key={id}>
              <Text fontWeight="medium">{title}</Text>
              <Text fontSize="sm" color="fg.muted" maxW="75ch">
                {description}
              </Text>
              <Text mt="1" fontSize="xs" color="fg.subtle">{`${impact} · ${timeEstimate}`}</Text>
            </li>
          ))}
        </DividedList>
      </Panel>
    </Stack>
  );
}
