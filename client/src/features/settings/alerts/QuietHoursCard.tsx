import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { LabelledSelect } from '../../../components/forms/Select.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import {
  type AlertSettings_SettingsFragment,
  useSetAlertQuietHoursMutation,
} from './AlertSettings.generated.ts';

const NIGHT = { from: 22, to: 7, weekends: false };
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: `${hour}`, label: `${hour}:00` }));

/** The hours in which alerts are kept. A choice is saved at once. */
export function QuietHoursCard({
  settings: { quietHours, timeZone },
}: {
  settings: AlertSettings_SettingsFragment;
}) {
  const [save, { loading }] = useSetAlertQuietHoursMutation();

  async function set(hours: typeof NIGHT | null) {
    if (loading) return;
    try {
      const { data } = await save({ variables: { hours } });
      const [refusal] = data?.setAlertQuietHours.errors ?? [];
      if (refusal) toastError(refusal.message);
    } catch (error) {
      toastError(serverMessage(error, 'The quiet hours could not be saved. Please try again.'));
    }
  }

  const hours = quietHours && {
    ...{ from: quietHours.from, to: quietHours.to, weekends: quietHours.weekends },
  };
  return (
    <SettingsCard
      title="Quiet hours"
      description={`Alerts found in these hours (${timeZone}) are kept and sent when they end: mails all in one, webhooks one after another.`}
    >
      <Stack gap="4">
        <CheckField
          label="Keep alerts in quiet hours"
          checked={hours !== null}
          aria-busy={loading}
          onChange={({ target }) => set(target.checked ? NIGHT : null)}
        />
        {hours && (
          <>
            <SimpleGrid columns={2} gap="4">
              <LabelledSelect
                label="From"
                options={HOURS}
                value={`${hours.from}`}
                onChange={(from) => set({ ...hours, from: Number(from) })}
              />
              <LabelledSelect
                label="To"
                options={HOURS}
                value={`${hours.to}`}
                onChange={(to) => set({ ...hours, to: Number(to) })}
              />
            </SimpleGrid>
            {hours.to < hours.from && (
              <Text fontSize="xs" color="fg.muted">
                They end the next day.
              </Text>
            )}
            <CheckField
              label="Saturday and Sunday, too"
              checked={hours.weekends}
              onChange={({ target }) => set({ ...hours, weekends: target.checked })}
            />
          </>
        )}
      </Stack>
    </SettingsCard>
  );
}
