import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { partOf } from '../../../apollo/part-of.ts';
import { Pill } from '../../../components/figures/Pill.tsx';
import { formatCounted } from '../../../format.ts';
import type { AlertItem_AlertFragment } from './AlertItem.generated.ts';
import type { AlertSettingsQuery } from './AlertSettings.generated.ts';
import { CHANNELS } from './alert-words.ts';

type Delivery = AlertItem_AlertFragment['deliveries'][number];

const STATES = {
  SENT: { palette: 'green', label: 'sent' },
  WAITING: { palette: 'amber', label: 'waiting' },
  FAILED: { palette: 'red', label: 'failed' },
} as const;

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An alert with the state of each of its sendings. */
export function AlertItem({ alert: masked }: { alert: AlertSettingsQuery['alerts'][number] }) {
  const alert = partOf<AlertItem_AlertFragment>(masked);
  if (!alert) return null;
  const { title, summary, createdAt, deliveries } = alert;
  const problems = deliveries.filter(({ problem, status }) => problem !== null && status !== 'SENT');
  return (
    <Box asChild borderTopWidth="1px" _first={{ borderTopWidth: '0' }} px="3.5" py="3">
      <li>
        <Stack gap="1">
          <Flex justify="space-between" gap="3" align="start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
            <Text fontSize="sm" fontWeight="medium" wordBreak="break-word">
              {title}
            </Text>
            <HStack gap="1.5" flexShrink="0">
              {deliveries.map(({ channel, status }) => (
                <Pill key={channel} palette={STATES[status].palette}>
                  {CHANNELS[channel]} {STATES[status].label}
                </Pill>
              ))}
            </HStack>
          </Flex>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {summary}
          </Text>
          {problems.map((delivery) => (
            <Text key={delivery.channel} fontSize="xs" color="fg.muted">
              {problemOf(delivery)}
            </Text>
          ))}
          <chakra.time dateTime={createdAt} fontSize="xs" color="fg.subtle">
            {moment.format(new Date(createdAt))}
          </chakra.time>
        </Stack>
      </li>
    </Box>
  );
}

/** Why it has not arrived, and whether it is still tried. */
function problemOf({ channel, status, attempts, problem }: Delivery): string {
  const after = attempts > 0 ? ` after ${formatCounted(attempts, 'attempt')}` : '';
  const state = status === 'FAILED' ? `given up${after}` : `tried again later${after}`;
  return `${CHANNELS[channel]}, ${state}: ${problem}`;
}
