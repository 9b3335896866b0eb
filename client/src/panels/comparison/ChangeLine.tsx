import { Skeleton, Text } from '@chakra-ui/react';
import { FigureLine } from '../figures/FigureLine.tsx';
import { ChangeVerdict } from './ChangeVerdict.tsx';
import { useFilterDays } from './filter-days.ts';
import { type Change, describeWindows, formatWindows } from './format-change.ts';

interface ChangeLineProps {
  /** What is compared, such as "Mention rate". */
  figure: string;
  /** Undefined while loading. */
  change: Change | undefined;
}

/** A figure's change with its verdict and the windows it is about. */
export function ChangeLine({ figure, change }: ChangeLineProps) {
  const days = useFilterDays();
  return (
    <FigureLine
      name="Change"
      about={`${figure} change`}
      info={`${describeWindows(figure, days)} It is called a change only where chance cannot explain it (95%).`}
    >
      {change ? (
        <>
          <ChangeVerdict change={change} />
          {change.previous.answers > 0 && (
            <Text as="span" color="fg.subtle" fontSize="xs">
              {formatWindows(days)}
            </Text>
          )}
        </>
      ) : (
        <Skeleton h="5" w="32" borderRadius="full" />
      )}
    </FigureLine>
  );
}
