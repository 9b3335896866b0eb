import { Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { PanelFrame } from '../../components/layout/Panel.tsx';
import { RunStart } from '../../panels/run/RunStart.tsx';

/** What a run would cost, and its start. */
export function NextRun({ onStarted }: { onStarted: () => void }) {
  const id = useId();
  return (
    <PanelFrame labelledBy={id}>
      <Heading as="h2" id={id} fontSize="md" fontWeight="medium" mb="4">
        Run now
      </Heading>
      <RunStart onStarted={onStarted} />
    </PanelFrame>
  );
}
