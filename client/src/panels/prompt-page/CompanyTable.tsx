import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pill } from '../../components/figures/Pill.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatDecimal, formatPercent } from '../../format.ts';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';
import { formatMean, RateOpens } from './figures.tsx';
import type { PromptPage } from './prompt-page.ts';

type Row = PromptPage['companies'][number];

/** Who is named in the prompt's answers. */
export function CompanyTable({ page: { prompt, companies } }: { page: PromptPage }) {
  const named = companies.filter(({ mentionRate, company }) => mentionRate.hits > 0 || company.isBrand);
  return (
    <Panel
      title="Who is named"
      info={`Mention rate: answers that name the company, of all usable answers to this prompt, with its 95% interval. Share of voice: of all mentions of the companies you track${prompt.branded ? '; not counted for prompts that name you' : ''}. Companies that were discovered in answers have a rate only.`}
      empty={named.length === 0}
      emptyText="No answer in this range names a company."
    >
      <FiguresTable
        caption="Companies named in the answers to this prompt"
        columns={[
          { header: 'Company', shrinks: true, cell: (row: Row) => <Name row={row} /> },
          {
            header: 'Mention rate',
            cell: ({ company, mentionRate }) => (
              <RateOpens
                rate={mentionRate}
                of={{ prompt: prompt.id, company: company.id, status: ['ANSWERED'] }}
                which={`to this prompt that name ${company.name}`}
              />
            ),
          },
          {
            header: 'Share of voice',
            cell: ({ shareOfVoice }) => (shareOfVoice === null ? '–' : formatPercent(shareOfVoice)),
          },
          {
            header: 'Mean place',
            cell: ({ meanPosition }) => (meanPosition === null ? '–' : formatDecimal(meanPosition)),
          },
          { header: 'Sentiment', cell: ({ sentiment }) => formatMean(sentiment) },
        ]}
        rows={named}
        rowKey={({ company }) => company.id}
      />
    </Panel>
  );
}

function Name({ row: { company, tracked } }: { row: Row }) {
  const withFilter = useCarriedFilter();
  return (
    <chakra.span whiteSpace="normal" overflowWrap="anywhere">
      {useScreenLinks() && tracked && !company.isBrand ? (
        <chakra.span asChild {...OPENS}>
          <Link to={withFilter(paths.headToHead(company.id))} title={`Compare with ${company.name}`}>
            {company.name}
          </Link>
        </chakra.span>
      ) : (
        company.name
      )}
      {company.isBrand && (
        <chakra.span ms="2">
          <Pill size="sm" palette="accent">
            You
          </Pill>
        </chakra.span>
      )}
      {!tracked && (
        <chakra.span ms="2">
          <Pill size="sm">Not tracked</Pill>
        </chakra.span>
      )}
    </chakra.span>
  );
}
