import { Text } from '@chakra-ui/react';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { FiguresTable } from '../../../../components/table/FiguresTable.tsx';
import { formatCount, formatCounted, formatDateTime } from '../../../../format.ts';
import type { VisitDoor } from '../../../../schema.generated.ts';
import { SaveCsv } from '../SaveCsv.tsx';
import type { VisitImportsQuery } from '../Visits.generated.ts';

type Import = VisitImportsQuery['visitImports'][number];

const DOORS: Record<VisitDoor, string> = { COMMAND: 'Command', BROWSER: 'Browser', POST: 'Drain' };

const FORMATS: Record<string, string> = {
  combined: 'combined (nginx, Apache)',
  caddy: 'Caddy',
  cloudflare: 'Cloudflare Logpush',
  vercel: 'Vercel',
  cloudfront: 'CloudFront',
  iis: 'IIS',
};

const formatOf = ({ format }: Import) => (format === null ? 'not recognised' : (FORMATS[format] ?? format));

const COLUMNS = [
  {
    header: 'What',
    shrinks: true,
    cell: (row: Import) => (
      <>
        <Text as="span" display="block" whiteSpace="normal" overflowWrap="anywhere">
          {row.name ?? `${DOORS[row.door]}, ${formatOf(row)}`}
        </Text>
        <Text
          as="span"
          display="block"
          fontSize="xs"
          fontWeight="normal"
          color="fg.subtle"
          whiteSpace="normal"
        >
          {`${DOORS[row.door]} · ${formatOf(row)} · ${formatDateTime(row.updatedAt)}`}
        </Text>
        <Text
          as="span"
          hideFrom="sm"
          display="block"
          fontSize="xs"
          fontWeight="normal"
          color="fg.subtle"
          whiteSpace="normal"
        >
          {`${formatCount(row.forged)} forged, ${formatCount(row.known)} counted before, ${formatCounted(row.redirects, 'redirect')}, ${formatCount(row.bad)} not readable`}
        </Text>
        <Left row={row} />
      </>
    ),
  },
  { header: 'Lines', cell: ({ lines }: Import) => formatCount(lines) },
  { header: 'Visits', cell: ({ visits, forged }: Import) => formatCount(visits - forged) },
  { header: 'Forged', wideOnly: true, cell: ({ forged }: Import) => formatCount(forged) },
  { header: 'People', cell: ({ people }: Import) => formatCount(people) },
  { header: 'Counted before', wideOnly: true, cell: ({ known }: Import) => formatCount(known) },
  { header: 'Redirects', wideOnly: true, cell: ({ redirects }: Import) => formatCount(redirects) },
  { header: 'Not readable', wideOnly: true, cell: ({ bad }: Import) => formatCount(bad) },
];

const CSV = [
  { header: 'Name', value: ({ name }: Import) => name },
  { header: 'By', value: ({ door }: Import) => DOORS[door] },
  { header: 'Format', value: (row: Import) => formatOf(row) },
  { header: 'Latest lines', value: ({ updatedAt }: Import) => updatedAt },
  { header: 'Lines', value: ({ lines }: Import) => lines },
  { header: 'Visits', value: ({ visits, forged }: Import) => visits - forged },
  { header: 'Forged', value: ({ forged }: Import) => forged },
  { header: 'People', value: ({ people }: Import) => people },
  { header: 'Counted before', value: ({ known }: Import) => known },
  { header: 'Redirects', value: ({ redirects }: Import) => redirects },
  { header: 'At other hosts', value: ({ otherHosts }: Import) => otherHosts },
  { header: 'Out of time', value: ({ outOfTime }: Import) => outOfTime },
  { header: 'Not readable', value: ({ bad }: Import) => bad },
  { header: 'First line that is not readable', value: ({ firstBadLine }: Import) => firstBadLine },
];

/** The files and drains that were read. */
export const ImportsTable = ({ imports }: { imports: readonly Import[] }) => (
  <Panel
    title="Read so far"
    info="The 50 latest files, and the requests of a drain by day. Lines of bots and people that were counted before change nothing."
    actions={<SaveCsv name="logs" columns={CSV} loadRows={() => imports} />}
  >
    <FiguresTable caption="Files and drains" columns={COLUMNS} rows={imports} rowKey={({ id }) => id} />
  </Panel>
);

/** What of an import was left out, and why. */
function Left({
  row: { bad, firstBadLine, firstBadText, otherHosts, otherHost, outOfTime },
}: {
  row: Import;
}) {
  const notes = [
    bad > 0 &&
      firstBadLine !== null &&
      `Line ${formatCount(firstBadLine)} is not readable: ${firstBadText ?? ''}`,
    otherHosts > 0 && `${formatCounted(otherHosts, 'line')} of other hosts, such as ${otherHost}`,
    outOfTime > 0 && `${formatCounted(outOfTime, 'line')} older than visits are kept, or in the future`,
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <Text
      key={note}
      as="span"
      display="block"
      maxW="60ch"
      fontSize="xs"
      fontWeight="normal"
      color="fg.muted"
      whiteSpace="normal"
      overflowWrap="anywhere"
    >
      {note}
    </Text>
  ));
}
