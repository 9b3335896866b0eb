import { Box, Button, chakra, Grid, Text } from '@chakra-ui/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { checkRange, type RangeErrors } from './custom-range.ts';
import { DayInput } from './DayInput.tsx';

interface CustomRangeProps {
  /** What the fields hold at first, `YYYY-MM-DD` or nothing. */
  from: string;
  to: string;
  /** It was just opened by hand, so typing can begin. */
  focus: boolean;
  onApply: (from: string, to: string) => void;
}

/** Two days of one's own choice, in a row of their own; they count once applied. */
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
