import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { useCanChange } from '../../../auth/account-role.ts';
import { ConfirmButton } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SampleNotice } from '../../../components/feedback/SampleNotice.tsx';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { formatDateTime, formatRange } from '../../../format.ts';
import {
  type AnalyticsConnectionFieldsFragment,
  useDisconnectAnalyticsMutation,
  useReadAnalyticsMutation,
} from './AnalyticsCard.generated.ts';

interface AnalyticsStateProps {
  connection: AnalyticsConnectionFieldsFragment;
  onChanged: () => unknown;
}

/** What is connected, when it was read, and why it was not. */
export function AnalyticsState({ connection, onChanged }: AnalyticsStateProps) {
  const { propertyId, host, clientEmail, range, problem, readAt, simulated } = connection;
  const canChange = useCanChange();
  const [disconnect, disconnecting] = useDisconnectAnalyticsMutation();
  const [read, reading] = useReadAnalyticsMutation();

  async function run(work: () => Promise<unknown>, [done, about]: [string, string], failure: string) {
    try {
      await work();
      await onChanged();
      toastSuccess(done, about);
    } catch (error) {
      toastError(serverMessage(error, failure));
    }
  }
  if (simulated) {
    return <SampleNotice text="Figures are simulated for this sample account; connecting replaces them." />;
  }
  return (
    <Stack gap="3" fontSize="sm">
      <Stack gap="1" overflowWrap="anywhere">
        <Text fontWeight="medium">{`Property ${propertyId}, pages of ${host}`}</Text>
        <Text color="fg.muted">{`Read as ${clientEmail}`}</Text>
        <Text color="fg.muted">
          {range.from && range.to
            ? `Days read: ${formatRange(range.from, range.to)}${readAt ? `, latest on ${formatDateTime(readAt)}` : ''}`
            : 'No day was read yet; it takes some minutes.'}
        </Text>
        {problem && <Text color="fg.error">{problem}</Text>}
      </Stack>
      {canChange && (
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            disabled={reading.loading}
            onClick={() =>
              run(read, ['Reading', 'Look again in a minute.'], 'It could not be read. Please try again.')
            }
          >
            Read now
          </Button>
          <ConfirmButton
            size="sm"
            variant="ghost"
            disabled={disconnecting.loading}
            question={{
              title: 'Disconnect Google Analytics?',
              text: 'Its key and all figures read from it are removed. Connecting again reads the latest 90 days.',
              confirm: 'Disconnect',
            }}
            onConfirm={() =>
              run(
                disconnect,
                ['Disconnected', 'The key and the figures are removed.'],
                'It could not be disconnected. Please try again.',
              )
            }
          >
            Disconnect
          </ConfirmButton>
        </Flex>
      )}
    </Stack>
  );
}
