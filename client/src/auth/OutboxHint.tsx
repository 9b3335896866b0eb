import { Link, Text } from '@chakra-ui/react';
import { useConfig } from '../config-context.tsx';
import { paths } from '../paths.ts';

/** Links to the outbox when the server has no mail server. */
export function OutboxHint() {
  const { outbox } = useConfig();
  if (!outbox) return null;
  return (
    <Text fontSize="xs" color="fg.muted">
      No mail server is configured:{' '}
      <Link href={paths.outbox} color="accent.fg" textDecoration="underline">
        open the outbox
      </Link>
      .
    </Text>
  );
}
