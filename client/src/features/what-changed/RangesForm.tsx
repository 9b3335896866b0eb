import { Button, chakra, Flex, Input, Text } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import type { Days } from './ranges-address.ts';

interface RangesFormProps {
  before: Days | null;
  after: Days | null;
  onApply: (before: Days, after: Days) => void;
}

const FIELDS = [
  ['before-from', 'Before: first day'],
  ['before-to', 'Before: last day'],
  ['from', 'After: first day'],
  ['to', 'After: last day'],
] as const;

/** Two ranges of one's own, applied with a button. */
export function RangesForm({ before, after, onApply }: RangesFormProps) {
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const initial = {
    'before-from': before?.from,
    'before-to': before?.to,
    from: after?.from,
    to: after?.to,
  };

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const day = (name: string) => String(data.get(name) ?? '');
    const first = { from: day('before-from'), to: day('before-to') };
    const second = { from: day('from'), to: day('to') };
    const found = checkRanges(first, second);
    setError(found);
    if (!found) onApply(first, second);
  }
  return (
    <chakra.form noValidate aria-label="Two ranges" onSubmit={apply} w="full">
      <Flex wrap="wrap" align="end" columnGap="3" rowGap="2">
        {FIELDS.map(([name, label]) => (
          <Flex as="label" key={name} direction="column" gap="1" flex={{ base: '1 1 8rem', sm: 'none' }}>
            <Text as="span" fontSize="xs" color="fg.muted">
              {label}
            </Text>
            <Input
              type="date"
              name={name}
              size="sm"
              w={{ base: 'full', sm: '36' }}
              defaultValue={initial[name] ?? ''}
              aria-describedby={error ? id : undefined}
            />
          </Flex>
        ))}
        <Button type="submit" size="sm">
          Compare
        </Button>
      </Flex>
      <Text id={id} role="alert" color="fg.error" fontSize="xs" fontWeight="medium" mt={error ? '1.5' : '0'}>
        {error}
      </Text>
    </chakra.form>
  );
}

/** What is wrong with two ranges; null where nothing is. Days are `YYYY-MM-DD`, or empty. */
function checkRanges(before: Days, after: Days): string | null {
  if ([before.from, before.to, after.from, after.to].includes('')) return 'Choose all four days.';
  if (before.to < before.from || after.to < after.from) return 'A last day must not be before its first day.';
  if (after.from <= before.to) return 'The earlier range must end before the later one begins.';
  return null;
}
