import { Box, Stack, Text } from '@chakra-ui/react';
import type { OutreachMailFragment } from './OutreachScreen.generated.ts';

/** A mail exactly as its recipient gets it. */
export function MailText({ mail: { toName, toAddress, subject, text } }: { mail: OutreachMailFragment }) {
  return (
    <Box borderWidth="1px" borderRadius="l2" p="4">
      <Stack gap="0.5" fontSize="sm" pb="3" mb="3" borderBottomWidth="1px" overflowWrap="anywhere">
        <Text>
          <Text as="span" color="fg.muted">
            {'To '}
          </Text>
          {toName ? `${toName} <${toAddress}>` : toAddress}
        </Text>
        <Text>
          <Text as="span" color="fg.muted">
            {'Subject '}
          </Text>
          {subject}
        </Text>
      </Stack>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" fontSize="sm">
        {text}
      </Text>
    </Box>
  );
}
