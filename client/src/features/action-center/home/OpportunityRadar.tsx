import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import type { OpportunityFragment } from './ActionCenterScreen.generated.ts';
import { OpportunityItem } from './OpportunityItem.tsx';

interface OpportunityRadarProps {
  /** Undefined while they load. */
  opportunities: readonly OpportunityFragment[] | undefined;
}

/** Questions to win; one is open at a time. */
export function OpportunityRadar({ opportunities }: OpportunityRadarProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Panel
      title="Opportunity Radar"
      info="Questions that AI platforms answer with others, and what could bring you into the answer."
      loading={!opportunities}
      skeleton={<RowSkeletons rows={6} />}
      empty={opportunities?.length === 0}
      emptyText="No opportunities found"
    >
      <chakra.ul listStyleType="none" mx={{ base: '-4', md: '-5' }} mb={{ base: '-4', md: '-5' }}>
        {opportunities?.map((opportunity) => (
          <OpportunityItem
            key={opportunity.id}
            opportunity={opportunity}
            open={opportunity.id === openId}
            onToggle={() => setOpenId(opportunity.id === openId ? null : opportunity.id)}
          />
        ))}
      </chakra.ul>
    </Panel>
  );
}
