import { useApolloClient } from '@apollo/client/react';
import { Button, HStack, Text } from '@chakra-ui/react';
import { Link2, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { serverMessage } from '../../../../apollo/server-message.ts';
import { ForEditors } from '../../../../auth/ForEditors.tsx';
import { toastError } from '../../../../components/feedback/toasts.ts';
import { formatDateTime } from '../../../../format.ts';
import { useCheckSiteFilesMutation, useSiteCheckProgressQuery } from '../LlmsTxtScreen.generated.ts';
import type { SiteFiles } from '../model.ts';
import { isUnderWay } from './check-state.ts';

const POLL_MS = 2_000;

interface CheckButtonsProps {
  check: SiteFiles['check'];
  /** llms.txt has links to check. */
  hasLinks: boolean;
}

/** Starts checks and shows their progress. */
export function CheckButtons({ check, hasLinks }: CheckButtonsProps) {
  const [start, { loading }] = useCheckSiteFilesMutation();
  const isRunning = isUnderWay(check);
  async function startCheck(links: boolean) {
    try {
      const { data } = await start({ variables: { links } });
      const [error] = data?.checkSiteFiles.errors ?? [];
      if (error) toastError(error.message);
    } catch (error) {
      toastError(serverMessage(error, 'The check could not be started. Please try again.'));
    }
  }
  return (
    <HStack gap="3" wrap="wrap">
      <ForEditors>
        <Button
          size="sm"
          loading={loading || isRunning}
          loadingText="Checking"
          onClick={() => startCheck(false)}
        >
          <RefreshCw aria-hidden="true" />
          Check now
        </Button>
        {hasLinks && (
          <Button
            size="sm"
            variant="outline"
            disabled={loading || isRunning}
            onClick={() => startCheck(true)}
          >
            <Link2 aria-hidden="true" />
            Check links
          </Button>
        )}
      </ForEditors>
      <Text role="status" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {check && checkText(check)}
      </Text>
      {isRunning && <CheckProgress />}
    </HStack>
  );
}

function checkText({
  status,
  withLinks,
  daily,
  linkCount,
  linksChecked,
  endedAt,
}: NonNullable<SiteFiles['check']>) {
  if (status === 'WAITING') return 'The check waits for its turn.';
  if (status === 'RUNNING') {
    return withLinks && linkCount > 0
      ? `${linksChecked} of ${linkCount} links checked`
      : 'Your site is being read.';
  }
  if (status === 'FAILED') return 'The latest check failed. Please try again.';
  return endedAt ? `${daily ? 'Daily check' : 'Checked'} ${formatDateTime(endedAt)}` : '';
}

/** Follows a check, and reads its results when it has ended. */
function CheckProgress() {
  const client = useApolloClient();
  const { data } = useSiteCheckProgressQuery({ pollInterval: POLL_MS, fetchPolicy: 'network-only' });
  const hasEnded = data !== undefined && !isUnderWay(data.siteFiles.check);
  useEffect(() => {
    if (hasEnded) client.refetchQueries({ include: ['LlmsTxt'] }).catch(() => undefined);
  }, [client, hasEnded]);
  return null;
}
