import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ArrowRight, RefreshCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../format.ts';
import { SetUpNotice } from '../../panels/collection/SetUpNotice.tsx';
import { useRunProgress } from '../../panels/run/use-run-progress.ts';
import { paths } from '../../paths.ts';
import { useCollectionNoticeQuery } from './CollectionNotice.generated.ts';

const NoticeLink = chakra(Link);

/**
 * That answers are being collected just now, so that the numbers are about to change; nothing otherwise.
 * @param waiting whether the account has a brand and no answers, for which an unfinished set-up may be the reason
 */
export function CollectionNotice({ waiting }: { waiting: boolean }) {
  const { data } = useCollectionNoticeQuery();
  const run = data?.collectionRuns[0];
  useRunProgress(run);
  if (run?.status !== 'RUNNING') {
    return waiting && data && !data.collectionSettings.setUp ? (
      <Box mb="5">
        <SetUpNotice />
      </Box>
    ) : null;
  }
  return (
    <NoticeLink
      to={paths.collection}
      display="block"
      mb="5"
      px="3.5"
      py="2"
      borderWidth="1px"
      borderColor="accent.muted"
      borderRadius="l2"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="sm"
      focusVisibleRing="outside"
      _hover={{ borderColor: 'accent.emphasized' }}
      data-no-print=""
    >
      <Flex align="center" gap="2.5">
        <RefreshCw size={14} aria-hidden="true" style={{ flexShrink: 0 }} />
        <Text flex="1" fontVariantNumeric="tabular-nums">
          Collecting… {formatCount(run.done)} of {formatCount(run.planned)}
        </Text>
        <ArrowRight size={14} aria-hidden="true" />
      </Flex>
    </NoticeLink>
  );
}
