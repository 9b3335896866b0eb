import { Button, Center, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, ListFilter } from 'lucide-react';
import { formatCounted } from '../../format.ts';
import type { GapScope_ScopeFragment } from './gap-scope.generated.ts';
import { useGapsAddress } from './gaps-address.ts';

interface NoGapsProps {
  unit: 'prompt' | 'source';
  scope: GapScope_ScopeFragment;
  neverVisible: boolean;
}

/** Shown when there are answers but no gaps. */
export function NoGaps({ unit, scope, neverVisible }: NoGapsProps) {
  const { setNeverVisible } = useGapsAddress();
  // An empty filtered list is not a success.
  const Icon = neverVisible ? ListFilter : CircleCheck;
  return (
    <Center minH="50vh" px="4">
      <Stack gap="3" align="center" textAlign="center" maxW="md" role="status">
        <Icon aria-hidden="true" size={22} color="var(--s-colors-fg-subtle)" />
        <Text color="fg.muted">{describeNoGaps(unit, scope, neverVisible)}</Text>
        {neverVisible && (
          <Button variant="outline" size="sm" onClick={() => setNeverVisible(false)}>
            {`Show all ${unit}s with missed answers`}
          </Button>
        )}
      </Stack>
    </Center>
  );
}

function describeNoGaps(
  unit: 'prompt' | 'source',
  { brand, answers }: GapScope_ScopeFragment,
  neverVisible: boolean,
) {
  const name = brand?.name ?? 'your brand';
  const all = formatCounted(answers, 'answer');
  if (unit === 'prompt') {
    return neverVisible
      ? `${name} is named at least once for every prompt whose answers name competitors (${all}).`
      : `No gaps: of ${all}, none names a competitor without ${name}.`;
  }
  return neverVisible
    ? `Every source with missed answers is also cited in answers that name ${name} (${all}).`
    : `No gaps: of ${all}, none that cites a source names a competitor without ${name}.`;
}
