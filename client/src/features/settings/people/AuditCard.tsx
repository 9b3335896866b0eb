import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { toastError } from '../../../components/feedback/toasts.ts';
import { formatDateTime } from '../../../format.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList, SettingsListItem } from '../SettingsList.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { type AuditEventsQuery, useAuditEventsQuery } from './AuditCard.generated.ts';

type AuditEvent = AuditEventsQuery['auditEvents']['nodes'][number];

/** Who changed what in the account, the latest first. */
export function AuditCard() {
  const query = useAuditEventsQuery();
  return (
    <SettingsQuery
      title="Changes"
      failure="The list of changes could not be loaded."
      skeleton={[3]}
      query={query}
    >
      {({ auditEvents: { nodes, endCursor } }) => (
        <SettingsCard title="Changes" description="Who did what here in the last year.">
          {nodes.length === 0 ? (
            <Text fontSize="sm" color="fg.subtle">
              Nothing was changed yet.
            </Text>
          ) : (
            <SettingsList label="Changes">
              {nodes.map((event) => (
                <SettingsListItem key={event.id}>
                  <EventLine event={event} />
                </SettingsListItem>
              ))}
            </SettingsList>
          )}
          {endCursor !== null && (
            <Button
              size="sm"
              variant="outline"
              alignSelf="start"
              disabled={query.loading}
              onClick={() =>
                query
                  .fetchMore({ variables: { after: endCursor } })
                  .catch(() => toastError('Older changes could not be loaded. Please try again.'))
              }
            >
              Show older changes
            </Button>
          )}
        </SettingsCard>
      )}
    </SettingsQuery>
  );
}

function EventLine({ event: { at, email, byToken, action, detail, times } }: { event: AuditEvent }) {
  return (
    <Stack gap="0.5">
      <Text fontSize="sm">
        {action}
        {detail && <Text as="span" color="fg.muted">{`: ${detail}`}</Text>}
        {times > 1 && <Text as="span" color="fg.muted">{` (${times} times)`}</Text>}
      </Text>
      <Flex fontSize="xs" color="fg.muted" columnGap="2" wrap="wrap">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <span>{email ?? 'A deleted person'}</span>
        {byToken && <span>by API token</span>}
      </Flex>
    </Stack>
  );
}
