import { Button, Center, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { type Reading, usePageReading } from '../../panels/page-reading/use-page-reading.ts';
import { paths } from '../../paths.ts';
import { PagesTable } from './list/PagesTable.tsx';
import { usePagesAddress } from './pages-address.ts';
import { ReadingPanel } from './reading/ReadingPanel.tsx';

const DESCRIPTION = 'What the pages that AI platforms cite, and your own, say and how they are written';

/** The pages that answers cite, with what was read of them. */
export function PagesScreen() {
  const [address, setAddress] = usePagesAddress();
  const { reading, isRunning, error, refetch } = usePageReading();
  if (!reading && error) {
    return (
      <>
        <ScreenHeader title="Pages" description="Not loaded" />
        <ErrorState
          heading="Error"
          message="Failed to load pages. Please try again later."
          onAction={() => refetch()}
        />
      </>
    );
  }
  return (
    <>
      <ScreenHeader title="Pages" description={DESCRIPTION} />
      {reading && isEmpty(reading) ? (
        <NothingCited />
      ) : (
        <Stack gap={{ base: '4', md: '5' }}>
          {reading ? (
            <ReadingPanel
              reading={reading}
              statuses={address.statuses}
              onStatuses={(statuses) => setAddress({ statuses })}
            />
          ) : (
            <Skeleton h="40" borderRadius="l3" />
          )}
          <PagesTable address={address} onChange={setAddress} isRunning={isRunning} />
        </Stack>
      )}
    </>
  );
}

/** No answer cites a page, and none of the brand's own is known. */
const isEmpty = ({ unread, statuses }: Reading) => unread === 0 && statuses.length === 0;

function NothingCited() {
  return (
    <Center minH="40vh" borderWidth="1px" borderStyle="dashed" borderRadius="l3" p="8">
      <Stack gap="4" align="center" textAlign="center" maxW="lg">
        <Text color="fg.muted">
          Pages come from the sources that answers cite, and no answer with sources is there yet.
        </Text>
        <HStack gap="3">
          <Button asChild size="sm">
            <Link to={paths.collection}>Collect answers</Link>
          </Button>
        </HStack>
      </Stack>
    </Center>
  );
}
