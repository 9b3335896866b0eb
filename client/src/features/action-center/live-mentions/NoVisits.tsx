import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { Upload } from 'lucide-react';

interface NoVisitsProps {
  /** One sentence: what is missing. */
  text: string;
  onImport: () => void;
}

/** Replaces figures of visits where no log was read. */
export const NoVisits = ({ text, onImport }: NoVisitsProps) => (
  <Center minH="40vh" borderWidth="1px" borderStyle="dashed" borderRadius="l3" p="8">
    <Stack gap="4" align="center" textAlign="center" maxW="lg">
      <Text color="fg.muted">{text}</Text>
      <Button size="sm" colorPalette="accent" onClick={onImport}>
        <Upload size={14} aria-hidden="true" />
        Send a log
      </Button>
    </Stack>
  </Center>
);
