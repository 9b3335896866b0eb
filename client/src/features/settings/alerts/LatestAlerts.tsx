import { chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../format.ts';
import { DeliveryPill, describeProblem } from '../../../panels/alerts/Deliveries.tsx';
import { paths } from '../../../paths.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList, SettingsListItem } from '../SettingsList.tsx';
import type { AlertSettingsQuery } from './AlertSettings.generated.ts';

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

/** An alert with the status of each delivery. */
function AlertItem({ alert }: { alert: Alert }) {
  const { id, title, summary, createdAt, deliveries } = alert;
  const problems = deliveries.filter(({ problem, status }) => problem !== null && status !== 'SENT');
  return (
    <SettingsListItem>
      <Stack gap="1">
        <Flex justify="space-between" gap="3" align="start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Text fontSize="sm" fontWeight="medium" wordBreak="break-word">
            <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
              <Link to={paths.alert(id)}>{title}</Link>
            </chakra.span>
          </Text>
          <HStack gap="1.5" flexShrink="0">
            {deliveries.map((delivery) => (
              <DeliveryPill key={`${delivery.channel} ${delivery.to}`} delivery={delivery} />
            ))}
          </HStack>
        </Flex>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {summary}
        </Text>
        {problems.map((delivery) => (
          <Text key={`${delivery.channel} ${delivery.to}`} fontSize="xs" color="fg.muted">
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
