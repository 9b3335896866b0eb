import { Text } from '@chakra-ui/react';
import { formatDayAndYear } from '../../../format.ts';

/**
 * Says since which day the current names count, where older answers have no text any more.
 * @param from the first day whose answers have the current analysis; null where all have it
 */
export function KeptAnalysisNote({ from }: { from: string | null }) {
  if (from === null) return null;
  const day = formatDayAndYear(from);
  return (
    <Text fontSize="sm" color="fg.muted" role="note">
      {`The names tracked now count from ${day}. Older answers whose text was deleted keep the analysis they had, with the names of that time.`}
    </Text>
  );
}
