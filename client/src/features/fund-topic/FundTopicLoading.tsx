import { HStack, Spinner } from '@chakra-ui/react';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { MetricsFilterBar } from '../../metrics-filter/MetricsFilterBar.tsx';
import { FundCards } from './FundCards.tsx';
import { FundTopicPanels } from './FundTopicPanels.tsx';

/** The page in its final layout until it is known what it shows. */
export function FundTopicLoading() {
  return (
    <>
      <ScreenHeader
        title="Topic"
        description={
          <HStack as="span" gap="2" role="status">
            <Spinner
              boxSize="3.5"
              borderWidth="2px"
              borderRadius="full"
              borderColor="border.emphasized"
              borderTopColor="accent.line"
              animation="spin 0.8s linear infinite"
            />
            Loading topic data...
          </HStack>
        }
      />
      <FundCards topic={undefined} sample={false} />
      <MetricsFilterBar platforms={undefined} busy={false} />
      <FundTopicPanels metrics={undefined} />
    </>
  );
}
