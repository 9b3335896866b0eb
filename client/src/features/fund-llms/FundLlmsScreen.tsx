import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { BackLink } from '../../components/BackLink.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { useReload } from '../../components/reload.ts';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { paths } from '../../paths.ts';
import { useLlmsLibraryQuery } from './FundLlmsScreen.generated.ts';
import { LlmsLibrary } from './LlmsLibrary.tsx';

/** Keeps the content that goes into the fund's llms.txt. */
export function FundLlmsScreen() {
  const { data, error } = useLlmsLibraryQuery();
  const reload = useReload();
  const library = data?.llmsLibrary;
  return (
    <>
      <BackLink to={paths.action}>Back to Action Center</BackLink>
      <ScreenHeader
        title="LLMs.txt Manager"
        description="Keep what language models should know about the fund, and export it as one file"
        aside={library?.sample && <SampleNotice text="Sample content; edits stay in this browser tab" />}
      />
      {error && !library ? (
        <ErrorState message="The content library could not be loaded." action="Retry" onAction={reload} />
      ) : library ? (
        <LlmsLibrary written={library.items} fund={library.brand?.name} />
      ) : (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <Skeleton h="36rem" borderRadius="l3" />
          <Skeleton h="20rem" borderRadius="l3" />
        </SimpleGrid>
      )}
    </>
  );
}
