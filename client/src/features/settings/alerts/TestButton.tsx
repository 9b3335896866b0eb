import { Button } from '@chakra-ui/react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import type { AlertChannel } from '../../../schema.generated.ts';
import { useSendTestAlertMutation } from './AlertSettings.generated.ts';

interface TestButtonProps {
  channel: AlertChannel;
  /** Text of the toast after success. */
  success: string;
  disabled?: boolean;
}

/** Sends a test message and shows whether it was delivered. */
export function TestButton({ channel, success, disabled = false }: TestButtonProps) {
  const [send, { loading }] = useSendTestAlertMutation();

  async function test() {
    try {
      const { data } = await send({ variables: { channel } });
      if (data?.sendTestAlert.sent) toastSuccess('Test sent', success);
      else toastError(data?.sendTestAlert.problem ?? FAILURE);
    } catch (error) {
      toastError(serverMessage(error, FAILURE));
    }
  }

  return (
    <Button size="sm" variant="outline" disabled={disabled || loading} aria-busy={loading} onClick={test}>
      {loading ? 'Sending...' : 'Send a test'}
    </Button>
  );
}

const FAILURE = 'The test could not be sent. Please try again.';
