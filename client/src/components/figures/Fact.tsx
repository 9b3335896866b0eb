import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A name and its value, one above the other; part of a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt fontSize="xs" color="fg.subtle">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="medium">{children}</chakra.dd>
    </div>
  );
}
