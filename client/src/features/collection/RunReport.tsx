import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FAILED } from '../../answers-address.ts';
import { ForEditors } from '../../auth/ForEditors.tsx';
import { PanelFrame } from '../../components/layout/Panel.tsx';
import { formatCount, formatCounted, formatDateTime, formatDuration } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import type { RunProgress_RunFragment } from '../../panels/run/RunProgress.generated.ts';
import { paths } from '../../paths.ts';
import type { RunTrigger } from '../../schema.generated.ts';
import { CancelRun } from './CancelRun.tsx';
import { PlatformProgress, RunProgressBar } from './PlatformProgress.tsx';
import { StatusPill } from './StatusPill.tsx';

/** One run: its progress, its cost and links to its answers. */
export function RunReport({ title, run }: { title: string; run: RunProgress_RunFragment }) {
  const id = useId();
  const running = run.status === 'RUNNING';
  return (
    <PanelFrame labelledBy={id}>
      <Stack gap="5">
        <Flex justify="space-between" gap="3" wrap="wrap" align="start">
          <Stack gap="0.5" minW="0">
            <Flex gap="2" align="center" wrap="wrap">
              <Heading as="h2" id={id} fontSize="md" fontWeight="medium">
                {title}
              </Heading>
              <StatusPill status={run.status} />
            </Flex>
            <Text fontSize="sm" color="fg.muted">
              {describeRun(run)}
            </Text>
          </Stack>
          <Flex gap="2" align="center" wrap="wrap">
            {running ? (
              <ForEditors>
                <CancelRun id={run.id} />
              </ForEditors>
            ) : (
              <AnswerLinks run={run} />
            )}
          </Flex>
        </Flex>
        {run.reason && (
          <Text fontSize="sm" role="status">
            {run.reason}
          </Text>
        )}
        <Progress run={run} running={running} />
        <PlatformProgress run={run} />
        <FailureList failures={run.failures} />
      </Stack>
    </PanelFrame>
  );
}

function describeRun(run: RunProgress_RunFragment) {
  const samples = run.samples > 1 ? `, ${run.samples} samples each` : '';
  return `${formatStart(run)} · ${formatCounted(run.prompts, 'prompt')}${samples}`;
}

function Progress({ run, running }: { run: RunProgress_RunFragment; running: boolean }) {
  const { done, planned, unsent, cost, estimatedCost, simulated } = run;
  const failed = run.failed - unsent;
  const asked = done - unsent;
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Text>
          <Text as="span" fontSize="2xl" fontWeight="semibold" letterSpacing="-0.02em">
            {formatCount(asked)}
          </Text>
          <Text as="span" color="fg.muted">
            {` of ${formatCount(planned)} asked`}
            {failed > 0 && `, ${formatCount(failed)} failed`}
            {unsent > 0 && `, ${formatCount(unsent)} not sent`}
          </Text>
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {running ? formatRemaining(run) : formatElapsed(run)}
        </Text>
      </Flex>
      <RunProgressBar
        label="Whole run"
        planned={planned}
        answered={asked - failed}
        failed={failed}
        unsent={unsent}
        thick
      />
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {`${formatMoney(cost)} ${running ? 'so far' : 'spent'}`}
        {simulated
          ? ' · simulated, nothing is billed'
          : estimatedCost !== null && ` · ${formatMoney(estimatedCost)} estimated before`}
      </Text>
    </Stack>
  );
}

/** Links to the run's answers and to its failed measurements. */
function AnswerLinks({ run: { id, failed } }: { run: RunProgress_RunFragment }) {
  return (
    <>
      {failed > 0 && (
        <Button asChild size="sm" variant="outline">
          <Link to={paths.answers({ status: FAILED, run: id })}>Failed measurements</Link>
        </Button>
      )}
      <Button asChild size="sm" variant="outline">
        <Link to={paths.answers({ run: id })}>Answers of this run</Link>
      </Button>
    </>
  );
}

/** Reasons of failed measurements, the most frequent first. */
function FailureList({ failures }: { failures: RunProgress_RunFragment['failures'] }) {
  const id = useId();
  if (failures.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" id={id} fontSize="sm" fontWeight="medium">
        Why measurements failed
      </Heading>
      <chakra.ul
        aria-labelledby={id}
        listStyleType="none"
        borderWidth="1px"
        borderRadius="l2"
        fontSize="sm"
        css={{ '& > li + li': { borderTopWidth: '1px' } }}
      >
        {failures.map(({ platform, reason, count }) => (
          <li key={`${platform.key} ${reason}`}>
            <Flex gap="3" px="3" py="2" justify="space-between">
              <Text minW="0" wordBreak="break-word">
                <chakra.span fontWeight="medium">{platform.name}: </chakra.span>
                {reason}
              </Text>
              <Text color="fg.muted" fontVariantNumeric="tabular-nums" flexShrink="0">
                {formatCount(count)}×
              </Text>
            </Flex>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  );
}

const TRIGGERS: Record<RunTrigger, string> = { MANUAL: 'by hand', SCHEDULE: 'by schedule' };

/** `Started by hand Nov 21, 2026, 8:04 AM` */
const formatStart = ({ trigger, startedAt }: RunProgress_RunFragment) =>
  `Started ${TRIGGERS[trigger]} ${formatDateTime(startedAt)}`;

/** `Done in 4 minutes`; null while the run lasts. */
function formatElapsed({ status, startedAt, finishedAt }: RunProgress_RunFragment) {
  if (!finishedAt) return null;
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  return `${status === 'FINISHED' ? 'Done in' : 'Ended after'} ${formatDuration(seconds)}`;
}

/** `About 4 min left`, or until when the run waits for a platform. */
function formatRemaining({ secondsLeft, done, platforms }: RunProgress_RunFragment) {
  const [pause] = platforms
    .flatMap(({ platform, pausedUntil }) =>
      pausedUntil ? [{ name: platform.name, until: pausedUntil }] : [],
    )
    .toSorted((a, b) => b.until.localeCompare(a.until));
  if (pause) return `Waits for ${pause.name} until ${formatDateTime(pause.until)}`;
  if (secondsLeft === null) return done === 0 ? 'Waiting for the first answer' : 'Nearly done';
  return secondsLeft < 60 ? 'Under a minute left' : `About ${formatDuration(secondsLeft)} left`;
}
