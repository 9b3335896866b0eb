import { Text } from '@chakra-ui/react';
import { formatCounted } from '../../format.ts';
import { describeOriginChange } from './describe-origins.ts';
import type { Origins } from './origins-scope.ts';

/** That a compared figure stands on other models or surfaces than the one before it. */
export function ChangeOrigins({ changes }: { changes: Origins['changes'] }) {
  const [first, ...others] = changes;
  if (!first) return null;
  const more = others.length === 0 ? '' : ` ${formatCounted(others.length, 'other platform')} changed, too.`;
  return (
    <Text role="note" fontSize="xs" color="amber.fg" title={changes.map(describeOriginChange).join('\n')}>
      {describeOriginChange(first) + more}
    </Text>
  );
}
