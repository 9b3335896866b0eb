import { Stack, Text } from '@chakra-ui/react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { PanelSkeleton } from '../../components/feedback/PanelSkeleton.tsx';
import { BackLink } from '../../components/layout/BackLink.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { formatDateTime, formatRange } from '../../format.ts';
import { paths } from '../../paths.ts';
import { AlertDeliveries } from './AlertDeliveries.tsx';
import { AlertItems } from './AlertItems.tsx';
import { AlertLine } from './AlertLine.tsx';
import { AlertLinks } from './AlertLinks.tsx';
import { useAlertPageQuery } from './AlertPage.generated.ts';

/** One alert: what was found, the answers that made it, and who was told. */
export function AlertScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useAlertPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const settings = paths.settingsSection('alerts');
  if (!data && error) {
    return (
      <ErrorState message="The alert could not be loaded. Please try again." onAction={() => refetch()} />
    );
  }
  if (!data) return <PanelSkeleton height={24} />;
  const page = data.alert;
  if (!page) {
    return (
      <ErrorState
        heading="Nothing to show"
        message="This account has no alert with this address."
        action="All alerts"
        onAction={() => navigate(settings)}
      />
    );
  }
  const { alert, evidence, rule, timeLine } = page;
  const { before, after, items } = evidence;
  const compared =
    before?.from && before.to && after?.from && after.to
      ? `${formatRange(after.from, after.to)} against ${formatRange(before.from, before.to)}`
      : null;
  return (
    <>
      <BackLink to={settings}>Alerts</BackLink>
      <ScreenHeader title={alert.title} description={`Found on ${formatDateTime(alert.createdAt)}`} />
      <Stack gap="4">
        <Panel title="What was found">
          <Stack gap="2">
            <Text overflowWrap="anywhere">{alert.summary}</Text>
            {compared && (
              <Text fontSize="sm" color="fg.muted">
                {`Compared: ${compared}${evidence.platform ? `, on ${evidence.platform.name}` : ''}.`}
              </Text>
            )}
            <AlertLinks alert={alert} evidence={evidence} />
          </Stack>
        </Panel>
        {timeLine && <AlertLine timeLine={timeLine} evidence={evidence} />}
        {items.length > 0 && <AlertItems evidence={evidence} />}
        <AlertDeliveries alert={alert} rule={rule} />
      </Stack>
    </>
  );
}
