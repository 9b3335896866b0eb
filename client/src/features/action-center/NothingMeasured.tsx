import { Button, Center, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

interface NothingMeasuredProps {
  /** One sentence: what is missing. */
  text: string;
  /** The step that brings it. */
  to: string;
  action: string;
  /** The sample content. */
  children: ReactNode;
}

/** Replaces a tool that has nothing to measure yet; the sample content opens on request. */
export function NothingMeasured({ text, to, action, children }: NothingMeasuredProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Center
        minH={isOpen ? undefined : '40vh'}
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l3"
        p="8"
      >
        <Stack gap="4" align="center" textAlign="center" maxW="lg">
          <Text color="fg.muted">{text}</Text>
          <HStack gap="3" wrap="wrap" justify="center">
            <Button asChild size="sm" colorPalette="accent">
              <Link to={to}>{action}</Link>
            </Button>
            <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Close the example' : 'See an example'}
            </Button>
          </HStack>
        </Stack>
      </Center>
      {isOpen && children}
    </Stack>
  );
}
