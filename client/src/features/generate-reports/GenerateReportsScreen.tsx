import { Box, Button, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { VisitorApollo } from '../../apollo/VisitorApollo.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PublicPage } from '../../components/layout/PublicPage.tsx';
import { useTitle } from '../../components/layout/use-title.ts';
import { formatCounted } from '../../format.ts';
import { paths } from '../../paths.ts';
import { useGenerateReportsQuery } from './GenerateReportsScreen.generated.ts';
import { AboutReport } from './intro/AboutReport.tsx';
import { WizardForm } from './wizard/WizardForm.tsx';

/** The page at `/generate-reports`, where a visitor requests a report of a company. */
export function GenerateReportsScreen() {
  return (
    <VisitorApollo>
      <GenerateReports />
    </VisitorApollo>
  );
}

function GenerateReports() {
  const { data, error, refetch } = useGenerateReportsQuery();
  const [params] = useSearchParams();
  const offer = data?.reportOffer;
  useTitle('Free AI visibility report');
  // On narrow windows the description is below the form: it appears with the form, so that nothing moves.
  const loading = !offer && !error;

  return (
    <PublicPage footer={offer && <PrivacyNotice keptDays={offer.keptDays} />}>
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
            {offer?.enabled && <WizardForm offer={offer} />}
            {offer && !offer.enabled && <NotOffered />}
            {!offer && error && (
              <ErrorState
                message="The page could not be loaded. Please try again."
                action="Try again"
                onAction={() => refetch()}
              />
            )}
            {loading && <Loading />}
          </Box>
        </Stack>
        {/* On narrow windows it is only shown before the first step is done. */}
        <Box
          display={{ base: loading || params.has('step') ? 'none' : 'block', lg: 'block' }}
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

const PrivacyNotice = ({ keptDays }: { keptDays: number }) => (
  <Text maxW="90ch">
    {`We use your address for this report only: no newsletter, no sharing. Your input and the report are kept for ${formatCounted(keptDays, 'day')}; a link in the mail deletes both earlier.`}
  </Text>
);

const NotOffered = () => (
  <Stack gap="4" align="start">
    <Stack gap="1">
      <Heading as="h2" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em">
        Reports are not offered here at the moment
      </Heading>
      <Text color="fg.muted">
        The operator of this server has switched off free reports. With an account you can still follow your
        brand.
      </Text>
    </Stack>
    <Button asChild variant="outline">
      <Link to={paths.signUp}>Create an account</Link>
    </Button>
  </Stack>
);

const Loading = () => (
  <Stack gap="6" aria-busy="true" role="status" aria-label="Loading">
    <Skeleton h="1" />
    <Skeleton h="6" w="40" />
    <Skeleton h="10" />
    <Skeleton h="10" />
  </Stack>
);
