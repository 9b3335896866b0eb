import { HStack, Text } from '@chakra-ui/react';
import { FlaskConical } from 'lucide-react';

/** Says discreetly that what a screen shows was written for it and not measured. */
export function SampleNotice({ text }: { text: string }) {
  return (
    <HStack role="note" gap="1.5" color="fg.muted" fontSize="xs">
      <FlaskConical size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
      <Text>{text}</Text>
    </HStack>
  );
}
