import { Box, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { FAILED } from '../../answers-address.ts';
import { formatCount, formatDateTime } from '../../format.ts';
import { formatMoney } from '../../money.ts';
import type { RunProgress_RunFragment } from '../../panels/run/RunProgress.generated.ts';
import { paths } from '../../paths.ts';

const FailedLink = chakra(Link);

type Line = RunProgress_RunFragment['platforms'][number];

/** The progress and cost of a run on each platform. */
export function PlatformProgress({ run: { id, status, platforms } }: { run: RunProgress_RunFragment }) {
  return (
    <chakra.ul listStyleType="none" aria-label="Platforms" display="grid" gap="3.5">
      {platforms.map((line) => (
        <li key={line.platform.key}>
          <PlatformLine line={line} run={id} />
          {status === 'RUNNING' && line.trouble && (
            <Text mt="1" fontSize="sm" color="amber.fg">
              {line.trouble}{' '}
              {line.pausedUntil
                ? `Its vendor asks to wait until ${formatDateTime(line.pausedUntil)}.`
                : 'It is asked again.'}
            </Text>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

function PlatformLine({ line, run }: { line: Line; run: string }) {
  const { platform, planned, answered, cost, unpriced, unsent } = line;
  const failed = line.failed + line.refused + line.empty - unsent;
  return (
    <Grid
      templateColumns={{ base: '1fr', md: '9rem 1fr 22rem' }}
      columnGap="4"
      rowGap="1.5"
      alignItems="center"
      fontSize="sm"
    >
      <Text fontWeight="medium" truncate>
        {platform.name}
      </Text>
      <chakra.div gridColumn={{ base: '1', md: '2' }} gridRow={{ base: 2, md: 1 }}>
        <RunProgressBar
          label={platform.name}
          planned={planned}
          answered={answered}
          failed={failed}
          unsent={unsent}
        />
      </chakra.div>
      <Flex
        gap="3"
        justify={{ base: 'start', md: 'end' }}
        wrap="wrap"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        gridColumn={{ base: '1', md: '3' }}
        gridRow={{ base: 3, md: 1 }}
      >
        {failed > 0 && (
          <FailedLink
            to={paths.answers({ status: FAILED, platform: platform.key, run })}
            color="amber.fg"
            textDecoration="underline"
            textUnderlineOffset="3px"
            focusVisibleRing="outside"
          >
            {formatCount(failed)} failed
            <chakra.span srOnly> on {platform.name}</chakra.span>
          </FailedLink>
        )}
        {unsent > 0 && <span>{formatCount(unsent)} not sent</span>}
        <span>
          {formatCount(answered + failed)} of {formatCount(planned)} asked
        </span>
        <chakra.span minW="4.5rem" ms={{ base: 'auto', md: '0' }} textAlign="end">
          {cost === 0 && unpriced > 0 ? 'no price' : formatMoney(cost)}
        </chakra.span>
      </Flex>
    </Grid>
  );
}

interface RunProgressBarProps {
  label: string;
  planned: number;
  /** Usable answers. */
  answered: number;
  /** Failed measurements that were sent. */
  failed: number;
  /** Failed measurements that were not sent. */
  unsent: number;
  thick?: boolean;
}

/** A progress bar of usable answers and failed measurements. */
export function RunProgressBar(props: RunProgressBarProps) {
  const { label, planned, answered, failed, unsent, thick = false } = props;
  const share = (count: number) => `${planned > 0 ? Math.min(100, (count / planned) * 100) : 0}%`;
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={planned}
      aria-valuenow={answered + failed + unsent}
      aria-valuetext={`${answered + failed} of ${planned} asked${failed > 0 ? `, ${failed} failed` : ''}${unsent > 0 ? `, ${unsent} not sent` : ''}`}
      display="flex"
      h={thick ? '2' : '1.5'}
      gap="1px"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box bg="accent.line" transition="width 150ms" style={{ width: share(answered) }} />
      <Box bg="amber.line" transition="width 150ms" style={{ width: share(failed) }} />
    </Box>
  );
}
