import { chakra } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCount } from '../../../format.ts';

/** Thresholds: product specification, section 5. */
export function PotentialPill({ potential }: { potential: number }) {
  const [level, palette] =
    potential >= 90
      ? (['High', 'green'] as const)
      : potential >= 80
        ? (['Medium', 'amber'] as const)
        : (['Low', 'gray'] as const);
  return (
    <Pill palette={palette}>
      <chakra.span srOnly>Partnership potential: </chakra.span>
      {`${level} · ${formatCount(potential)}%`}
    </Pill>
  );
}
