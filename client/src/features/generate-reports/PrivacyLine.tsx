import { Text } from '@chakra-ui/react';
import { formatCounted } from '../../format.ts';

/** What becomes of what is entered. */
export function PrivacyLine({ keptDays }: { keptDays: number }) {
  return (
    <Text maxW="90ch">
      {`Your address is used for this report alone: no newsletter, and nobody else gets it. What you enter and the report are kept for ${formatCounted(keptDays, 'day')}; a link in the mail deletes both sooner.`}
    </Text>
  );
}
