import { Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../../format.ts';

/** A button is worth it for a few more items only. */
const MIN_HIDDEN = 3;

/** The first items of a long list, and a button that shows all of them. */
export function useShortList<Item>(
  items: readonly Item[],
  length = 8,
): { shown: readonly Item[]; more: ReactNode } {
  const [isLong, setLong] = useState(false);
  if (isLong || items.length < length + MIN_HIDDEN) return { shown: items, more: null };
  return {
    shown: items.slice(0, length),
    more: (
      <Button size="xs" variant="outline" mt="3" onClick={() => setLong(true)}>
        {`Show all ${formatCount(items.length)}`}
      </Button>
    ),
  };
}
