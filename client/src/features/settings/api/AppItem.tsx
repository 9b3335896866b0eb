import { Box } from '@chakra-ui/react';
import { toastError, toastSuccess } from '../../../components/feedback/toasts.ts';
import { formatDayAndYear } from '../../../format.ts';
import { AccessItem } from './AccessItem.tsx';
import { type AppItem_ConnectedAppFragment, useDisconnectAppMutation } from './ApiSettings.generated.ts';

interface AppItemProps {
  app: AppItem_ConnectedAppFragment;
  onDisconnected: () => void;
}

/** One app: where it is, what it may do, when it came in, and a button that ends that. */
export function AppItem({ app, onDisconnected }: AppItemProps) {
  const [disconnect, { loading }] = useDisconnectAppMutation();
  const { id, name, host, scope, createdAt, lastUsedAt } = app;

  async function end() {
    try {
      await disconnect({ variables: { id } });
      toastSuccess('App disconnected', `Requests of “${name}” are refused from now on.`);
    } catch {
      toastError('The app could not be disconnected and still has access. Please try again.');
    }
    onDisconnected();
  }

  return (
    <AccessItem
      {...{ name, scope }}
      facts={
        <>
          <Box as="span" wordBreak="break-all">
            {host}
          </Box>
          <span>Connected {day(createdAt)}</span>
          <span>{lastUsedAt ? `Last used ${day(lastUsedAt)}` : 'Never used'}</span>
        </>
      }
      end="Disconnect"
      consequence="Its requests are refused immediately. To come back it has to ask you again."
      isEnding={loading}
      onEnd={end}
    />
  );
}

const day = (moment: string) => formatDayAndYear(moment.slice(0, 10));
