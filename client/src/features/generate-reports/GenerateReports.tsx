import { Box, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PublicPage } from '../../components/layout/PublicPage.tsx';
import { useTitle } from '../../components/layout/use-title.ts';
import { Closed } from './Closed.tsx';
import { useGenerateReportsQuery } from './GenerateReportsScreen.generated.ts';
import { AboutReport } from './intro/AboutReport.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { WizardForm } from './wizard/WizardForm.tsx';

/** The wizard beside what it leads to. */
export function GenerateReports() {
  const { data, error, refetch } = useGenerateReportsQuery();
  const [params] = useSearchParams();
  const offer = data?.reportOffer;
  useTitle('Free AI visibility report');
  // On narrow windows what it leads to stands below the form: it comes with it, and nothing moves.
  const waiting = !offer && !error;

  return (
    <PublicPage footer={offer && <PrivacyLine keptDays={offer.keptDays} />}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap={{ base: '10', lg: '16' }}
        py={{ base: '8', md: '14' }}
      >
        <Stack gap="8" minW="0">
          <Stack gap="3">
            <Heading
              as="h1"
              fontSize={{ base: '2xl', md: '3xl' }}
              fontWeight="semibold"
              letterSpacing="-0.025em"
              lineHeight="1.2"
            >
              Generate Your Free AI Visibility Report
            </Heading>
            <Text fontSize="lg" color="fg.muted" maxW="60ch">
              People ask AI platforms what to buy and whom to trust. See whether your company is in the
              answers, and who is named instead.
            </Text>
          </Stack>
          <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', sm: '6', md: '8' }}>
            {offer ? (
              offer.enabled ? (
                <WizardForm offer={offer} />
              ) : (
                <Closed />
              )
            ) : error ? (
              <ErrorState
                message="The page could not be loaded. Please try again."
                action="Try again"
                onAction={() => refetch()}
              />
            ) : (
              <Waiting />
            )}
          </Box>
        </Stack>
        {/* On narrow windows it would stand in the way once a visitor has begun. */}
        <Box
          display={{ base: waiting || params.has('step') ? 'none' : 'block', lg: 'block' }}
          position={{ lg: 'sticky' }}
          top="8"
          alignSelf="start"
        >
          <AboutReport />
        </Box>
      </Grid>
    </PublicPage>
  );
}

const Waiting = () => (
  <Stack gap="6" aria-busy="true" role="status" aria-label="Loading">
    <Skeleton h="1" />
    <Skeleton h="6" w="40" />
    <Skeleton h="10" />
    <Skeleton h="10" />
  </Stack>
);
