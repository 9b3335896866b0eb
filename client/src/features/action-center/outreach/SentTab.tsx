import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ForEditors } from '../../../auth/ForEditors.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { FormError } from '../../../components/forms/FormError.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatDateTime } from '../../../format.ts';
import type { OutreachTargetState } from '../../../schema.generated.ts';
import {
  type OutreachFragment,
  useCheckOutreachRepliesMutation,
  useOutreachTargetQuery,
  useOutreachTargetsQuery,
} from './OutreachScreen.generated.ts';
import { TargetDetail } from './TargetDetail.tsx';
import { TargetList } from './TargetList.tsx';
import { useChange } from './use-change.ts';

const WRITTEN: OutreachTargetState[] = ['SENT', 'BOUNCED', 'REPLIED', 'DECLINED', 'PAGE_CHANGED', 'CITED'];

interface SentTabProps {
  outreach: OutreachFragment;
  onCompose: () => void;
}

/** Targets that were written to, and what became of them. */
export function SentTab({ outreach, onCompose }: SentTabProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, error, refetch } = useOutreachTargetsQuery({
    variables: { states: WRITTEN, first: 50 },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.outreachTargets;
  if (error && !list) return <LoadError message="The targets could not be loaded." onRetry={refetch} />;
  return (
    <Stack gap="5">
      {openId !== null && <OpenTarget id={openId} outreach={outreach} />}
      <Panel
        title="Written to"
        info="Replies and bounces are read from your inbox every 15 minutes. That a page changed and that an answer cites it with your brand is measured, never set by hand."
        actions={<CheckReplies outreach={outreach} onChecked={refetch} />}
        loading={!list}
        skeleton={<RowSkeletons rows={4} />}
      >
        {list?.total === 0 ? (
          <Stack gap="3" align="start">
            <Text color="fg.muted">Nothing was sent yet.</Text>
            <Button size="sm" onClick={onCompose}>
              Write a mail
            </Button>
          </Stack>
        ) : (
          <TargetList targets={list?.nodes ?? []} openId={openId} onOpen={setOpenId} />
        )}
      </Panel>
    </Stack>
  );
}

function OpenTarget({ id, outreach }: { id: string; outreach: OutreachFragment }) {
  const { data } = useOutreachTargetQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const target = data?.outreachTarget;
  return target ? (
    <TargetDetail key={target.id} target={target} outreach={outreach} onSettings={() => undefined} />
  ) : (
    <RowSkeletons rows={4} />
  );
}

function CheckReplies({ outreach, onChecked }: { outreach: OutreachFragment; onChecked: () => unknown }) {
  const { imap, polledAt, pollProblem } = outreach.settings;
  const [check] = useCheckOutreachRepliesMutation();
  const { run, problem, isBusy } = useChange();
  if (imap.host === '') return null;
  return (
    <HStack gap="3" wrap="wrap">
      <Text fontSize="sm" color="fg.muted">
        {polledAt ? `Inbox read ${formatDateTime(polledAt)}` : 'The inbox was not read yet'}
      </Text>
      <ForEditors>
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={async () => {
            const isStarted = await run(async () => {
              await check();
              return { errors: [] };
            });
            if (isStarted) onChecked();
          }}
        >
          <RefreshCw aria-hidden="true" />
          Read replies now
        </Button>
      </ForEditors>
      <FormError>{problem ?? pollProblem}</FormError>
    </HStack>
  );
}
