import { Box, chakra, Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { ScrollTable } from '../../../../components/table/ScrollTable.tsx';
import { formatCounted, formatDateTime, formatList } from '../../../../format.ts';
import type { LinkCheck } from '../model.ts';

const OUTCOMES: Record<LinkCheck['outcome'], { label: string; palette: 'green' | 'amber' | 'red' | 'gray' }> =
  {
    OK: { label: 'Opens', palette: 'green' },
    REDIRECT: { label: 'Redirects', palette: 'amber' },
    NOT_FOUND: { label: 'Not found', palette: 'red' },
    REFUSED: { label: 'Refused', palette: 'red' },
    ROBOTS: { label: 'Closed to Sightline', palette: 'amber' },
    TIMED_OUT: { label: 'Timed out', palette: 'red' },
    UNREACHABLE: { label: 'Unreachable', palette: 'red' },
    FAILED: { label: 'Failed', palette: 'red' },
    NOT_CHECKED: { label: 'Not checked', palette: 'gray' },
  };

/** What became of the links of llms.txt. */
export function LinkPanel({ links, checkedAt }: { links: readonly LinkCheck[]; checkedAt: string }) {
  const sound = links.filter(({ outcome, ...link }) => outcome === 'OK' && remarks(link).length === 0);
  return (
    <Panel title="Links of llms.txt" info="At most 100 links, one request a second to a site.">
      <Text fontSize="sm" color="fg.muted" mb="3">
        {`${sound.length} of ${formatCounted(links.length, 'link')} open without a remark. Checked ${formatDateTime(checkedAt)}.`}
      </Text>
      <ScrollTable
        caption="Links of llms.txt"
        minW="40rem"
        maxH="30rem"
        head={
          <>
            <chakra.th w="4rem">Line</chakra.th>
            <th>Link</th>
            <chakra.th w="9rem">Result</chakra.th>
            <th>Remarks</th>
          </>
        }
      >
        {links.map(({ line, name, url, outcome, httpStatus, ...link }) => (
          <tr key={url}>
            <chakra.td fontVariantNumeric="tabular-nums">{line}</chakra.td>
            <chakra.td maxW="20rem" overflowWrap="anywhere">
              {name}
              <Box fontSize="xs" color="fg.muted">
                {url}
              </Box>
            </chakra.td>
            <td>
              <Pill palette={OUTCOMES[outcome].palette}>{OUTCOMES[outcome].label}</Pill>
              {httpStatus !== null && httpStatus !== 200 && (
                <Text fontSize="xs" color="fg.muted">
                  Status {httpStatus}
                </Text>
              )}
            </td>
            <chakra.td overflowWrap="anywhere" color="fg.muted">
              {remarks(link).map((remark) => (
                <p key={remark}>{remark}</p>
              ))}
            </chakra.td>
          </tr>
        ))}
      </ScrollTable>
    </Panel>
  );
}

type Remarked = Pick<LinkCheck, 'redirectsTo' | 'canonicalUrl' | 'noIndex' | 'closedFor'>;

const remarks = ({ redirectsTo, canonicalUrl, noIndex, closedFor }: Remarked): string[] =>
  [
    redirectsTo && `Leads to ${redirectsTo}`,
    canonicalUrl && `The page names ${canonicalUrl} as its address.`,
    noIndex && 'The page asks not to be listed (noindex).',
    closedFor.length > 0 && `robots.txt keeps out ${formatList(closedFor)}.`,
  ].filter((remark) => typeof remark === 'string');
