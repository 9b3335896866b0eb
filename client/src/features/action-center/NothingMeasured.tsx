import { Button, Center, HStack, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

interface NothingMeasuredProps {
  /** One sentence: what is missing. */
  text: string;
  /** The step that brings it: a link or a button. */
  step: ReactNode;
  /** The sample content. */
  children: ReactNode;
}

/** Replaces a tool that has nothing to measure yet; the sample content opens on request. */
export function NothingMeasured({ text, step, children }: NothingMeasuredProps) {
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
            {step}
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

export const CollectAnswers = () => (
  <Button asChild size="sm" colorPalette="accent">
    <Link to={paths.collection}>Collect answers</Link>
  </Button>
);
