import { chakra, Flex } from '@chakra-ui/react';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount, formatCounted } from '../../format.ts';
import { OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { splitAddress } from '../sources/source-url.ts';
import { VisitPage } from '../sources/VisitPage.tsx';
import type { HeadToHead_SourceFragment as Row } from './HeadToHead.generated.ts';

interface SourceTableProps {
  title: string;
  info: string;
  emptyText: string;
  sources: readonly Row[];
  company: { id: string; name: string };
  /** The counted answers name the company. */
  isOfCompany?: boolean;
}

/** Cited pages with the answers that cite them. */
export function SourceTable({ title, info, emptyText, sources, company, isOfCompany }: SourceTableProps) {
  const naming = isOfCompany ? ` and name ${company.name}` : '';
  return (
    <Panel title={title} info={info} empty={sources.length === 0} emptyText={emptyText}>
      <FiguresTable
        caption={title}
        columns={[
          { header: 'Page', shrinks: true, cell: (row: Row) => <Page row={row} /> },
          {
            header: 'Answers',
            cell: ({ source, answers }) => (
              <OpenAnswers
                of={{ source: source.url, ...(isOfCompany && { company: company.id }) }}
                shown={formatCount(answers)}
                hint={`Open the ${formatCounted(answers, 'answer')} that cite this page${naming}`}
              >
                {formatCount(answers)}
              </OpenAnswers>
            ),
          },
          { header: 'With you', cell: ({ withYou }) => formatCount(withYou) },
        ]}
        rows={sources}
        rowKey={({ source }) => source.url}
      />
    </Panel>
  );
}

function Page({ row: { source, owner } }: { row: Row }) {
  const { site, path } = splitAddress(source.url, source.domain);
  return (
    <Flex gap="2" align="center" minW="0">
      <chakra.span truncate title={source.url}>
        {site}
        <chakra.span color="fg.subtle">{path}</chakra.span>
      </chakra.span>
      {owner === 'OWN' && (
        <Pill size="sm" palette="accent">
          Your site
        </Pill>
      )}
      <VisitPage url={source.url} name={`${site}${path}`} />
    </Flex>
  );
}
