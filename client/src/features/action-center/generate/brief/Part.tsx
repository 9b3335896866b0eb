import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A titled part of a brief. */
export function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h4 fontWeight="semibold" mb="1.5">
        {title}
      </chakra.h4>
      {note && (
        <Text color="fg.muted" mb="2">
          {note}
        </Text>
      )}
      {children}
    </chakra.section>
  );
}
