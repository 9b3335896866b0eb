import { chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCounted, formatDateTime } from '../../../format.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList, SettingsListItem } from '../SettingsList.tsx';
import type { AlertSettingsQuery } from './AlertSettings.generated.ts';
import { CHANNELS } from './alert-kinds.ts';

/** The latest alerts and their deliveries. */
export function LatestAlerts({ alerts }: Pick<AlertSettingsQuery, 'alerts'>) {
  return (
    <SettingsCard title="Latest alerts" description="The latest 50 alerts, newest first.">
      {alerts.length === 0 ? (
        <Text fontSize="sm" color="fg.subtle">
          No alerts yet. Alerts appear here with their delivery status.
        </Text>
      ) : (
        <SettingsList ordered label="Latest alerts">
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} />
          ))}
        </SettingsList>
      )}
    </SettingsCard>
  );
}

type Alert = AlertSettingsQuery['alerts'][number];

const STATUSES = {
  SENT: { palette: 'green', label: 'sent' },
  WAITING: { palette: 'amber', label: 'waiting' },
  FAILED: { palette: 'red', label: 'failed' },
} as const;

/** An alert with the status of each delivery. */
function AlertItem({ alert }: { alert: Alert }) {
  const { title, summary, createdAt, deliveries } = alert;
  const problems = deliveries.filter(({ problem, status }) => problem !== null && status !== 'SENT');
  return (
    <SettingsListItem>
      <Stack gap="1">
        <Flex justify="space-between" gap="3" align="start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Text fontSize="sm" fontWeight="medium" wordBreak="break-word">
            {title}
          </Text>
          <HStack gap="1.5" flexShrink="0">
            {deliveries.map(({ channel, status }) => (
              <Pill key={channel} palette={STATUSES[status].palette}>
                {CHANNELS[channel]} {STATUSES[status].label}
              </Pill>
            ))}
          </HStack>
        </Flex>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {summary}
        </Text>
        {problems.map((delivery) => (
          <Text key={delivery.channel} fontSize="xs" color="fg.muted">
            {describeProblem(delivery)}
          </Text>
        ))}
        <chakra.time dateTime={createdAt} fontSize="xs" color="fg.subtle">
          {formatDateTime(createdAt)}
        </chakra.time>
      </Stack>
    </SettingsListItem>
  );
}

/** Why a delivery failed, and whether it is tried again. */
function describeProblem({ channel, status, attempts, problem }: Alert['deliveries'][number]): string {
  const after = attempts > 0 ? ` after ${formatCounted(attempts, 'attempt')}` : '';
  const state = status === 'FAILED' ? `given up${after}` : `tried again later${after}`;
  return `${CHANNELS[channel]}, ${state}: ${problem}`;
}
