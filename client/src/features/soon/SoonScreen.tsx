import { Center, Stack, Text } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';

/** Stands in for a screen that is being built. */
export function SoonScreen({ title, description }: { title: string; description: string }) {
  return (
    <>
      <ScreenHeader title={title} description={description} />
      <Center minH="40vh" borderWidth="1px" borderStyle="dashed" borderRadius="l3" px="4">
        <Stack gap="2" align="center" textAlign="center">
          <Hammer size={20} aria-hidden="true" color="var(--s-colors-fg-subtle)" />
          <Text fontWeight="medium">Coming Soon</Text>
          <Text color="fg.muted">We're building this out and will have it ready for you soon!</Text>
        </Stack>
      </Center>
    </>
  );
}
