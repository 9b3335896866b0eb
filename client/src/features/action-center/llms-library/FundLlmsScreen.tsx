import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { ToolScreen } from '../ToolScreen.tsx';
import { useLlmsLibraryQuery } from './FundLlmsScreen.generated.ts';
import { LlmsLibrary } from './LlmsLibrary.tsx';

/** Keeps the content that goes into the fund's llms.txt. */
export function FundLlmsScreen() {
  const { data, error } = useLlmsLibraryQuery();
  return (
    <ToolScreen
      title="LLMs.txt Manager"
      description="Keep what language models should know about the fund, and export it as one file"
      notice={data?.llmsLibrary.sample && 'Sample content; edits stay in this browser tab'}
      data={data?.llmsLibrary}
      failed={Boolean(error)}
      problem="The content library could not be loaded."
      skeleton={
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <Skeleton h="36rem" borderRadius="l3" />
          <Skeleton h="20rem" borderRadius="l3" />
        </SimpleGrid>
      }
    >
      {(library) => <LlmsLibrary written={library.items} fund={library.brand?.name} />}
    </ToolScreen>
  );
}
