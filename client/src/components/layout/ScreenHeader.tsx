import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTitle } from './use-title.ts';

interface ScreenHeaderProps {
  title: string;
  description: ReactNode;
  /** Content at the right: the range shown, filters. */
  aside?: ReactNode;
}

/** Title and description above a screen's content; also names the browser's tab. */
export function ScreenHeader({ title, description, aside }: ScreenHeaderProps) {
  useTitle(title);
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      justify="space-between"
      align={{ md: 'end' }}
      gap="3"
      pb="6"
      pt={{ base: '5', md: '1' }}
    >
      <Stack gap="1" minW="0">
        <Heading
          as="h1"
          fontSize="2xl"
          fontWeight="semibold"
          letterSpacing="-0.02em"
          lineHeight="1.25"
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        <Text color="fg.muted">{description}</Text>
      </Stack>
      {aside}
    </Flex>
  );
}
