import type { ReactNode } from 'react';
import { FullScreenLoading } from '../../components/feedback/FullScreenLoading.tsx';
import { type ActionGateQuery, useActionGateQuery } from './ActionGate.generated.ts';
import { ActionNotice } from './ActionNotice.tsx';

interface ActionGateProps {
  /** The Action Center's screens; told whose they are. */
  children: (viewer: ActionGateQuery['viewer']) => ReactNode;
}

/**
 * Lets accounts with the Action Center through to it and its tools. The server refuses its content to all others; when
 * it cannot say which an account is, the feature counts as off.
 */
export function ActionGate({ children }: ActionGateProps) {
  const { data, loading } = useActionGateQuery();
  if (loading && !data) return <FullScreenLoading text="Loading Action Center..." />;
  switch (data?.actionCenterStatus.state) {
    case 'AVAILABLE':
      return children(data.viewer);
    case 'NOT_AVAILABLE':
      return (
        <ActionNotice
          heading="Not Available"
          text="The Action Center is currently not available for your account. Please contact customer support if you believe this is an error."
        />
      );
    default:
      return (
        <ActionNotice
          heading="Coming Soon"
          text="We're building this out and will have it ready for you soon!"
        />
      );
  }
}
