import { SettingsQuery } from '../SettingsQuery.tsx';
import { useAlertSettingsQuery } from './AlertSettings.generated.ts';
import { LatestAlerts } from './LatestAlerts.tsx';
import { MailCard } from './MailCard.tsx';
import { QuietHoursCard } from './QuietHoursCard.tsx';
import { RecipientsCard } from './RecipientsCard.tsx';
import { RulesCard } from './RulesCard.tsx';
import { WebhookCard } from './WebhookCard.tsx';

/** Alert rules, where alerts are sent, and the latest alerts. */
export function AlertSettings() {
  const query = useAlertSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsQuery
      title="Alerts"
      failure="Your alerts could not be loaded. Please try again later."
      skeleton={[2, 2]}
      query={query}
    >
      {({ alertSettings, viewer, alerts }) => (
        <>
          <RulesCard settings={alertSettings} viewer={viewer} />
          <MailCard settings={alertSettings} />
          <RecipientsCard settings={alertSettings} />
          <QuietHoursCard settings={alertSettings} />
          <WebhookCard settings={alertSettings} />
          <LatestAlerts alerts={alerts} />
        </>
      )}
    </SettingsQuery>
  );
}
