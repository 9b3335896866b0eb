import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { serverMessage } from '../../apollo/server-message.ts';
import { useCanChange } from '../../auth/account-role.ts';
import { ConfirmButton } from '../../components/dialogs/ConfirmDialog.tsx';
import { toastError } from '../../components/feedback/toasts.ts';
import { Pill } from '../../components/figures/Pill.tsx';
import { formatDayAndYear } from '../../format.ts';
import { useReportScopesQuery } from '../../panels/send-report/ReportScope.generated.ts';
import { ARCHIVED_TOPIC } from '../../panels/send-report/report-scope.ts';
import { describeDays } from '../../panels/share/describe-view.ts';
import { SCREEN_NAMES } from '../../panels/share/screen-names.ts';
import {
  type ScheduleRow_ScheduleFragment,
  useDeleteReportScheduleMutation,
  usePauseReportScheduleMutation,
} from './ScheduleList.generated.ts';
import { DAYS, describeTime } from './schedule-words.ts';

interface ScheduleRowProps {
  schedule: ScheduleRow_ScheduleFragment;
  onEdit: () => void;
}

/** One schedule: what it makes, when it is due next, and who gets it. */
export function ScheduleRow({ schedule, onEdit }: ScheduleRowProps) {
  const { title, days, platform, topicId, recipients, nextDay, paused, view } = schedule;
  const { data } = useReportScopesQuery({ skip: topicId === null });
  const topic =
    topicId !== null && data
      ? (data.topics.find(({ id }) => id === topicId)?.name ?? ARCHIVED_TOPIC)
      : undefined;
  const addresses = recipients.map(({ address, unsubscribed }) =>
    unsubscribed ? `${address} (unsubscribed)` : address,
  );
  return (
    <li>
      <Flex gap="3" justify="space-between" align="start" direction={{ base: 'column', md: 'row' }}>
        <Stack gap="1" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {title}
            </Text>
            {view && <Pill size="sm">Screen</Pill>}
            {paused && (
              <Pill size="sm" palette="amber">
                Paused
              </Pill>
            )}
          </Flex>
          <Text fontSize="sm" color="fg.muted">
            {[
              ...(view
                ? [SCREEN_NAMES[view.screen], describeDays(view), view.platform?.name]
                : [DAYS[days], platform?.name, topic]),
              describeTime(schedule),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {`${nextDay ? `Next on ${formatDayAndYear(nextDay)}` : 'Nothing is sent until it is resumed'} · to ${addresses.join(', ')}`}
          </Text>
        </Stack>
        <ScheduleActions schedule={schedule} onEdit={onEdit} />
      </Flex>
    </li>
  );
}

function ScheduleActions({ schedule: { id, title, paused }, onEdit }: ScheduleRowProps) {
  const [pause, { loading: pausing }] = usePauseReportScheduleMutation();
  const [remove, { loading: removing }] = useDeleteReportScheduleMutation({
    refetchQueries: ['ReportSchedules'],
  });
  if (!useCanChange()) return null;
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) =>
      toastError(serverMessage(error, 'That did not work. Please try again later.')),
    );
  return (
    <Flex gap="1.5" flexShrink="0" wrap="wrap" data-no-print="">
      <Button size="xs" variant="outline" aria-label={`Edit ${title}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="xs"
        variant="outline"
        disabled={pausing}
        aria-label={`${paused ? 'Resume' : 'Pause'} ${title}`}
        onClick={() => attempt(pause({ variables: { id, paused: !paused } }))}
      >
        {paused ? 'Resume' : 'Pause'}
      </Button>
      <ConfirmButton
        size="xs"
        variant="ghost"
        disabled={removing}
        aria-label={`Delete ${title}`}
        question={{
          title: `Delete the schedule “${title}”?`,
          text: 'Reports that it made are kept.',
          confirm: 'Delete schedule',
        }}
        onConfirm={() => attempt(remove({ variables: { id } }))}
      >
        Delete
      </ConfirmButton>
    </Flex>
  );
}
