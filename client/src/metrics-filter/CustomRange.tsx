import { Box, Button, chakra, Flex, Grid, Input, Text } from '@chakra-ui/react';
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { formatDayAndYear } from '../format.ts';

interface CustomRangeProps {
  /** Initial values, `YYYY-MM-DD` or empty. */
  from: string;
  to: string;
  /** Focuses the first field. */
  focus: boolean;
  onApply: (from: string, to: string) => void;
}

/** A custom range of two days, applied with a button. */
export function CustomRange({ from, to, focus, onApply }: CustomRangeProps) {
  const [errors, setErrors] = useState<RangeErrors>({});
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (focus) first.current?.focus();
  }, [focus]);

  function apply(event: FormEvent) {
    event.preventDefault();
    const chosen = { from: first.current?.value ?? '', to: last.current?.value ?? '' };
    const found = checkRange(chosen.from, chosen.to);
    setErrors(found);
    if (found.from) first.current?.focus();
    else if (found.to) last.current?.focus();
    else onApply(chosen.from, chosen.to);
  }
  return (
    <chakra.form noValidate aria-label="Custom range" onSubmit={apply} w="full">
      <Grid
        templateColumns={{ base: '1fr 1fr auto', sm: 'auto auto auto' }}
        justifyContent={{ sm: 'start' }}
        alignItems="end"
        columnGap={{ base: '2', sm: '3' }}
      >
        <DayInput
          ref={first}
          label="First day"
          name="from"
          defaultValue={from}
          errorId={errors.from && `${id}-from`}
        />
        <DayInput ref={last} label="Last day" name="to" defaultValue={to} errorId={errors.to && `${id}-to`} />
        <Button type="submit" size="sm">
          Apply
        </Button>
      </Grid>
      <Box role="alert" color="fg.error" fontSize="xs" fontWeight="medium">
        {errors.from && (
          <Text id={`${id}-from`} mt="1.5">
            {errors.from}
          </Text>
        )}
        {errors.to && (
          <Text id={`${id}-to`} mt="1.5">
            {errors.to}
          </Text>
        )}
      </Box>
    </chakra.form>
  );
}

interface DayInputProps {
  label: string;
  name: string;
  defaultValue: string;
  /** Id of the message about it; set while it is at fault. */
  errorId: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled date input. */
function DayInput({ label, name, defaultValue, errorId, ref }: DayInputProps) {
  return (
    <Flex
      as="label"
      direction={{ base: 'column', sm: 'row' }}
      align={{ sm: 'center' }}
      columnGap="2"
      rowGap="1"
      minW="0"
    >
      <chakra.span fontSize={{ base: 'xs', sm: 'sm' }} color="fg.muted" whiteSpace="nowrap">
        {label}
      </chakra.span>
      <Input
        ref={ref}
        type="date"
        name={name}
        size="sm"
        w={{ base: 'full', sm: '36' }}
        defaultValue={defaultValue}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
      />
    </Flex>
  );
}

/** An error message for each end of a range. */
interface RangeErrors {
  from?: string;
  to?: string;
}

/**
 * Checks both ends of a range of days.
 * @param from first day, `YYYY-MM-DD`; empty when there is none or it is no day of the calendar
 * @param to last day, likewise
 */
function checkRange(from: string, to: string): RangeErrors {
  const errors: RangeErrors = {};
  if (from === '') errors.from = 'Choose the first day.';
  if (to === '') errors.to = 'Choose the last day.';
  if (from !== '' && to !== '' && to < from) {
    errors.to = `The last day must not be before the first day, ${formatDayAndYear(from)}.`;
  }
  return errors;
}
