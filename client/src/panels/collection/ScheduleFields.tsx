import { Grid, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckField } from '../../components/forms/CheckField.tsx';
import { SelectField } from '../../components/forms/SelectField.tsx';
import { formatDateTime } from '../../format.ts';
import type { CollectionValues } from './collection-values.ts';
import { HOURS, timeZones } from './locales.ts';

/**
 * Whether a run starts every day, at which hour and in which time zone.
 * @param nextRun of the saved schedule; ISO 8601
 */
export function ScheduleFields({ nextRun }: { nextRun: string | null }) {
  const { register, formState } = useFormContext<CollectionValues>();
  const { errors, dirtyFields } = formState;
  const [daily, timeZone] = useWatch<CollectionValues, ['daily', 'timeZone']>({
    name: ['daily', 'timeZone'],
  });
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  const changed = dirtyFields.daily || dirtyFields.hour || dirtyFields.timeZone;
  return (
    <Stack gap="4">
      <CheckField
        label="Collect every day"
        help="A run starts automatically within the hour you choose."
        {...register('daily')}
      />
      {daily && (
        <Grid gap="4" templateColumns={{ base: '1fr', sm: '10rem 1fr' }} alignItems="start">
          <SelectField label="Hour" field={register('hour')} options={HOURS} error={errors.hour?.message} />
          <SelectField
            label="Time zone"
            field={register('timeZone')}
            options={zones}
            error={errors.timeZone?.message}
          />
        </Grid>
      )}
      {daily && nextRun && !changed && (
        <Text fontSize="sm" color="fg.muted">
          Next run: {formatDateTime(nextRun)}, your time.
        </Text>
      )}
    </Stack>
  );
}
