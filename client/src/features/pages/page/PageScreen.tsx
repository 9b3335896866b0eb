import { useApolloClient } from '@apollo/client/react';
import { Grid, GridItem, Stack } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { ForEditors } from '../../../auth/ForEditors.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { BackLink } from '../../../components/layout/BackLink.tsx';
import { ScreenHeader } from '../../../components/layout/ScreenHeader.tsx';
import { splitAddress } from '../../../panels/sources/source-url.ts';
import { paths } from '../../../paths.ts';
import { CitingPrompts } from './CitingPrompts.tsx';
import { PageAddress } from './PageAddress.tsx';
import { PageFacts } from './PageFacts.tsx';
import { type PageScreen_PageFragment, useWebPageQuery } from './PageScreen.generated.ts';
import { PageTextDocument } from './PageText.generated.ts';
import { PageText } from './PageText.tsx';
import { ReadAgain } from './ReadAgain.tsx';
import { useReadAgain } from './use-read-again.ts';

/** One page: what is known of it, its scores and its main text. */
export function PageScreen() {
  const { id = '' } = useParams();
  return <OnePage key={id} id={id} />;
}

function OnePage({ id }: { id: string }) {
  const { data, error, refetch, startPolling, stopPolling } = useWebPageQuery({
    variables: { id },
    skipPollAttempt: () => document.hidden,
  });
  const client = useApolloClient();
  const page = data?.webPage ?? undefined;
  const readAgain = useReadAgain({
    page,
    startPolling,
    stopPolling,
    onTried: () => {
      client.refetchQueries({ include: [PageTextDocument] }).catch(() => undefined);
    },
  });
  const back = <BackLink to={paths.pages}>All pages</BackLink>;
  if (data?.webPage === null) {
    return (
      <>
        {back}
        <ScreenHeader
          title="Page not found"
          description="There is no page with this address in your account."
        />
      </>
    );
  }
  if (!page && error) {
    return (
      <>
        {back}
        <ScreenHeader title="Page" description="Not loaded" />
        <ErrorState message="Failed to load the page. Please try again later." onAction={() => refetch()} />
      </>
    );
  }
  return (
    <>
      {back}
      <ScreenHeader
        title={page ? nameOf(page) : 'Page'}
        description={page ? <PageAddress page={page} /> : 'Loading page...'}
        aside={
          page && (
            <ForEditors>
              <ReadAgain {...readAgain} />
            </ForEditors>
          )
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        <GridItem gridColumn={{ lg: 2 }} gridRow={{ lg: 1 }} minW="0">
          <Stack gap={{ base: '4', md: '5' }}>
            <PageFacts page={page} />
            <CitingPrompts page={page} />
          </Stack>
        </GridItem>
        <GridItem gridColumn={{ lg: 1 }} gridRow={{ lg: 1 }} minW="0">
          <PageText page={page} />
        </GridItem>
      </Grid>
    </>
  );
}

function nameOf({ title, url, domain }: PageScreen_PageFragment) {
  const { site, path } = splitAddress(url, domain);
  return title || site + path;
}
