import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { useOnChange } from '../../../use-on-change.ts';
import {
  type OutreachFragment,
  useOutreachTargetQuery,
  useOutreachTargetsQuery,
} from './OutreachScreen.generated.ts';
import { TargetDetail } from './TargetDetail.tsx';
import { TargetList } from './TargetList.tsx';

interface ComposeTabProps {
  outreach: OutreachFragment;
  targetId: string | null;
  onOpen: (id: string) => void;
  onSources: () => void;
  onSettings: () => void;
}

const POLL_MS = 2_000;

/** The chosen target with its contacts and mail; the targets that wait for one. */
export function ComposeTab({ outreach, targetId, onOpen, onSources, onSettings }: ComposeTabProps) {
  const { data, error, refetch } = useOutreachTargetsQuery({
    variables: { states: ['FOUND', 'DRAFTED'], first: 50 },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.outreachTargets;
  return (
    <Stack gap="5">
      {targetId !== null && <OpenTarget id={targetId} outreach={outreach} onSettings={onSettings} />}
      {error && !list ? (
        <LoadError message="The targets could not be loaded." onRetry={refetch} />
      ) : (
        <Panel title="Not written to yet" loading={!list} skeleton={<RowSkeletons rows={4} />}>
          {list?.total === 0 ? (
            <Stack gap="3" align="start">
              <Text color="fg.muted">No source is chosen yet.</Text>
              <Button size="sm" onClick={onSources}>
                Choose a source
              </Button>
            </Stack>
          ) : (
            <TargetList targets={list?.nodes ?? []} openId={targetId} onOpen={onOpen} />
          )}
        </Panel>
      )}
    </Stack>
  );
}

interface OpenTargetProps {
  id: string;
  outreach: OutreachFragment;
  onSettings: () => void;
}

/** A target, followed while a job works for it. */
function OpenTarget({ id, outreach, onSettings }: OpenTargetProps) {
  const { data, error, refetch } = useOutreachTargetQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const target = data?.outreachTarget;
  const isWaiting =
    target?.contactsStatus === 'WAITING' ||
    target?.mails.some(({ state }) => state === 'QUEUED' || state === 'SENDING');
  useListsAfter(isWaiting === true);
  if (error && !target) return <LoadError message="The target could not be loaded." onRetry={refetch} />;
  if (!target)
    return data ? <Text color="fg.muted">There is no such target.</Text> : <RowSkeletons rows={4} />;
  return (
    <>
      {isWaiting && <Follow id={id} />}
      <TargetDetail key={target.id} target={target} outreach={outreach} onSettings={onSettings} />
    </>
  );
}

/** When a job has ended, the figures and lists that it changed are read again. */
function useListsAfter(isWaiting: boolean) {
  const client = useApolloClient();
  const wasWaiting = useRef(false);
  useOnChange(isWaiting, () => {
    if (wasWaiting.current)
      client.refetchQueries({ include: ['Outreach', 'OutreachTargets'] }).catch(() => undefined);
    wasWaiting.current = isWaiting;
  });
}

/** Reads the target again and again, into the cache. */
function Follow({ id }: { id: string }) {
  useOutreachTargetQuery({ variables: { id }, pollInterval: POLL_MS, fetchPolicy: 'network-only' });
  return null;
}
