import { Box, Stack, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../../components/forms/CheckField.tsx';
import { FormField } from '../../components/forms/FormField.tsx';
import { formatMoney } from '../../money.ts';
import type { CollectionValues } from './collection-values.ts';

/**
 * The maximum cost of runs in a calendar month (UTC).
 * @param spent US dollars of this calendar month
 */
export function BudgetFields({ spent }: { spent: number }) {
  const { register, formState } = useFormContext<CollectionValues>();
  const limited = useWatch<CollectionValues, 'limited'>({ name: 'limited' });
  return (
    <Stack gap="4">
      <CheckField
        label="Stop at a monthly budget"
        help="A run that reaches it stops, and no run starts before the next month (UTC)."
        {...register('limited')}
      />
      {limited && (
        <Box maxW="xs">
          <FormField
            label="Budget in US dollars"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            field={register('monthlyBudget')}
            error={formState.errors.monthlyBudget?.message}
          />
        </Box>
      )}
      <Text fontSize="sm" color="fg.muted">
        Spent this month: {formatMoney(spent)}. Answers without a known price are not included.
      </Text>
    </Stack>
  );
}
