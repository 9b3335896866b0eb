import { Box, chakra, Link, Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { SegmentedControl } from '../../../../components/forms/SegmentedControl.tsx';
import { ScrollTable } from '../../../../components/table/ScrollTable.tsx';
import type { BotPolicy, SiteFiles } from '../model.ts';
import type { Policy } from './use-policy.ts';

const PURPOSES = { TRAINING: 'Training', SEARCH: 'Search', USER: 'Asked by a user' } as const;

interface PolicyMatrixProps {
  policies: readonly BotPolicy[];
  citedPages: SiteFiles['citedPages'];
  policy: Policy;
}

export function PolicyMatrix({ policies, citedPages, policy }: PolicyMatrixProps) {
  return (
    <ScrollTable
      caption="AI bots and what robots.txt allows them"
      minW="44rem"
      maxH="36rem"
      head={
        <>
          <chakra.th w="11rem">Bot</chakra.th>
          <chakra.th w="10rem">Home page</chakra.th>
          <chakra.th w="8rem">Fetches for</chakra.th>
          <chakra.th w="9rem">Decided by</chakra.th>
          <th>Most cited pages</th>
        </>
      }
    >
      {policies.map((bot) => (
        <tr key={bot.token}>
          <td>
            <BotName bot={bot} />
          </td>
          <td>
            <Box w="fit-content">
              <SegmentedControl
                label={bot.token}
                options={[
                  { value: 'allowed', label: 'Allowed' },
                  { value: 'closed', label: 'Closed' },
                ]}
                value={policy.isAllowed(bot) ? 'allowed' : 'closed'}
                onChange={(value) => policy.setAllowed([bot.token], value === 'allowed')}
              />
            </Box>
            {policy.isChanged(bot) && (
              <Box mt="1">
                <Pill palette="accent" size="sm">
                  Changed
                </Pill>
              </Box>
            )}
          </td>
          <td>{PURPOSES[bot.purpose]}</td>
          <chakra.td color="fg.muted">
            {bot.line === null ? 'No rule' : `Line ${bot.line}`}
            {!bot.isNamed && bot.line !== null && ', for all agents'}
          </chakra.td>
          <td>
            <CitedPages pages={citedPages} closed={bot.closedPages} />
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

function BotName({ bot: { token, vendor, documentation, remark } }: { bot: BotPolicy }) {
  return (
    <>
      <Text fontWeight="medium">{token}</Text>
      <Text fontSize="xs" color="fg.muted">
        {documentation ? (
          <Link
            href={documentation}
            target="_blank"
            rel="noreferrer"
            textDecoration="underline"
            color="inherit"
          >
            {vendor}’s page on its bots
          </Link>
        ) : (
          vendor
        )}
      </Text>
      {remark && (
        <Text fontSize="xs" color="fg.muted" maxW="11rem">
          {remark}
        </Text>
      )}
    </>
  );
}

function CitedPages({ pages, closed }: { pages: SiteFiles['citedPages']; closed: readonly string[] }) {
  if (pages.length === 0) return <Text color="fg.muted">None cited yet</Text>;
  return (
    <>
      <Text fontVariantNumeric="tabular-nums">{`${pages.length - closed.length} of ${pages.length} allowed`}</Text>
      {closed.map((url) => (
        <Text key={url} fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {`Closed: ${new URL(url).pathname}`}
        </Text>
      ))}
    </>
  );
}
