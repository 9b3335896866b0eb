import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/layout/Panel.tsx';
import { formatDateTime } from '../../format.ts';
import { KINDS } from '../../panels/alerts/alert-kinds.ts';
import { DeliveryPill, describeProblem } from '../../panels/alerts/Deliveries.tsx';
import { describeScope } from '../../panels/alerts/rule-scope.ts';
import { paths } from '../../paths.ts';
import type { PageAlert, PageRule } from './alert-page.ts';

/** The rule that raised an alert, who was told of it and whether that worked. */
export function AlertDeliveries({ alert: { kind, deliveries }, rule }: { alert: PageAlert; rule: PageRule }) {
  return (
    <Panel title="Rule and deliveries">
      <Stack gap="3">
        <Text fontSize="sm">
          {rule
            ? `${KINDS[kind].label}, ${describeScope(rule)}. `
            : `${KINDS[kind].label}. The rule was removed. `}
          <chakra.span color="fg.muted">{`${KINDS[kind].help} `}</chakra.span>
          <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
            <Link to={paths.settingsSection('alerts')}>Alert settings</Link>
          </chakra.span>
        </Text>
        {deliveries.length === 0 ? (
          <Text fontSize="sm" color="fg.muted">
            Nobody was told.
          </Text>
        ) : (
          <Stack asChild gap="2">
            <chakra.ul aria-label="Deliveries" listStyleType="none" fontSize="sm">
              {deliveries.map((delivery) => (
                <chakra.li key={`${delivery.channel} ${delivery.to}`}>
                  <Flex wrap="wrap" gap="2" align="center">
                    <DeliveryPill delivery={delivery} />
                    <chakra.span color="fg.muted">
                      {[delivery.to, outcomeOf(delivery)].filter(Boolean).join(', ')}
                    </chakra.span>
                  </Flex>
                </chakra.li>
              ))}
            </chakra.ul>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

function outcomeOf(delivery: PageAlert['deliveries'][number]): string | null {
  const { sentAt, problem, heldUntil } = delivery;
  if (sentAt) return formatDateTime(sentAt);
  if (problem) return describeProblem(delivery);
  return heldUntil && `kept until quiet hours end, ${formatDateTime(heldUntil)}`;
}
