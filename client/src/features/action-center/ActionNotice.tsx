import { Center, Heading, Stack, Text } from '@chakra-ui/react';
import { Zap } from 'lucide-react';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { ACTION_DESCRIPTION, ACTION_TITLE } from './words.ts';

/** Takes the Action Center's place where an account does not have it. */
export function ActionNotice({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <ScreenHeader title={ACTION_TITLE} description={ACTION_DESCRIPTION} />
      <Center minH="40vh" borderWidth="1px" borderStyle="dashed" borderRadius="l3" px="4" py="8">
        <Stack gap="2" align="center" textAlign="center" maxW="md">
          <Zap size={20} aria-hidden="true" color="var(--s-colors-fg-subtle)" />
          <Heading as="h2" fontSize="lg" fontWeight="medium">
            {heading}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
      </Center>
    </>
  );
}
