import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { ScreenLink } from '../../components/layout/ScreenLink.tsx';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { usePrinting } from '../../components/table/use-printing.ts';
import { formatCount, formatCounted } from '../../format.ts';
import { paths } from '../../paths.ts';
import { OPENS, OpenAnswers } from '../answer-links/OpenAnswers.tsx';
import { splitAddress } from '../sources/source-url.ts';
import { VisitPage } from '../sources/VisitPage.tsx';
import { OwnerPill } from '../web-pages/OwnerPill.tsx';
import type { PromptPage } from './prompt-page.ts';

type Source = PromptPage['sources'][number];
type Site = PromptPage['sites'][number];

const VIEWS = [
  { value: 'pages', label: 'Pages' },
  { value: 'sites', label: 'Sites' },
] as const;

/** Rows shown at first, and at most. */
const SHOWN = 8;
const MAX_SHOWN = 20;

interface TableProps {
  page: PromptPage;
  /** Rows at most. */
  limit: number;
}

/** The pages and sites that the prompt's answers cite. */
export function SourcesPanel({ page }: { page: PromptPage }) {
  const [view, setView] = useState<'pages' | 'sites'>('pages');
  const [chosen, setLimit] = useState(SHOWN);
  const limit = usePrinting() ? MAX_SHOWN : chosen;
  return (
    <Panel
      title="Sources"
      info="Usable answers to this prompt that cite the page, or any page of the site, and how many of these name your brand. The 20 that most answers cite."
      empty={page.sources.length === 0}
      emptyText="No answer in this range cites a page."
      actions={
        page.sources.length > 0 && (
          <SegmentedControl label="Sources by" options={VIEWS} value={view} onChange={setView} />
        )
      }
    >
      {view === 'pages' ? <PageTable page={page} limit={limit} /> : <SiteTable page={page} limit={limit} />}
      {page[view === 'pages' ? 'sources' : 'sites'].length > limit && (
        <Button variant="ghost" size="sm" alignSelf="center" mt="2" onClick={() => setLimit(MAX_SHOWN)}>
          Show more
        </Button>
      )}
    </Panel>
  );
}

function PageTable({ page: { prompt, sources }, limit }: TableProps) {
  return (
    <FiguresTable
      caption="Pages that answers to this prompt cite"
      columns={[
        { header: 'Page', shrinks: true, cell: (row: Source) => <PageName row={row} /> },
        {
          header: 'Answers',
          cell: ({ source, answers }) => (
            <OpenAnswers
              of={{ prompt: prompt.id, source: source.url, status: ['ANSWERED'] }}
              shown={formatCount(answers)}
              hint={`Open the ${formatCounted(answers, 'answer')} to this prompt that cite this page`}
            >
              {formatCount(answers)}
            </OpenAnswers>
          ),
        },
        { header: 'With you', cell: ({ withYou }) => formatCount(withYou) },
      ]}
      rows={sources.slice(0, limit)}
      rowKey={({ id }) => id}
    />
  );
}

function PageName({ row: { id, source, owner } }: { row: Source }) {
  const { site, path } = splitAddress(source.url, source.domain);
  const canOpen = useScreenLinks();
  return (
    <Flex gap="2" align="center" minW="0">
      <chakra.span asChild {...(canOpen && OPENS)} truncate>
        <ScreenLink to={paths.page(id)} title={source.title || source.url}>
          {site}
          <chakra.span color="fg.subtle">{path}</chakra.span>
        </ScreenLink>
      </chakra.span>
      <OwnerPill owner={owner} />
      <VisitPage url={source.url} name={`${site}${path}`} />
    </Flex>
  );
}

function SiteTable({ page: { prompt, sites }, limit }: TableProps) {
  return (
    <FiguresTable
      caption="Sites that answers to this prompt cite"
      columns={[
        {
          header: 'Site',
          shrinks: true,
          cell: ({ domain, owner }: Site) => (
            <Flex gap="2" align="center" minW="0">
              <chakra.span truncate>{domain}</chakra.span>
              <OwnerPill owner={owner} />
            </Flex>
          ),
        },
        {
          header: 'Answers',
          cell: ({ domain, answers }) => (
            <OpenAnswers
              of={{ prompt: prompt.id, site: domain, status: ['ANSWERED'] }}
              shown={formatCount(answers)}
              hint={`Open the ${formatCounted(answers, 'answer')} to this prompt that cite ${domain}`}
            >
              {formatCount(answers)}
            </OpenAnswers>
          ),
        },
        { header: 'With you', cell: ({ withYou }) => formatCount(withYou) },
        { header: 'Pages', wideOnly: true, cell: ({ pages }) => formatCount(pages) },
      ]}
      rows={sites.slice(0, limit)}
      rowKey={({ domain }) => domain}
    />
  );
}
