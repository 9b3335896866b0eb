import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { formatCount, formatDateTime, formatDayAndYear } from '../../../format.ts';
import { languageName } from '../../../panels/answer-text/language-name.ts';
import { PAGE_KINDS } from '../../../panels/web-pages/page-kinds.ts';
import { OWNERS, STATUSES } from '../page-names.ts';
import type { PageScreen_PageFragment } from './PageScreen.generated.ts';

/** What is known of the page besides its text. */
export function PageFacts({ page }: { page: PageScreen_PageFragment | undefined }) {
  return (
    <Panel title="About this page" loading={!page} skeleton={<RowSkeletons rows={8} />}>
      {page && (
        <chakra.dl
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="6"
          rowGap="2"
          fontSize="sm"
          fontVariantNumeric="tabular-nums"
          overflowWrap="anywhere"
        >
          {factsOf(page).map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </chakra.dl>
      )}
    </Panel>
  );
}

function factsOf(page: PageScreen_PageFragment): [name: string, value: ReactNode][] {
  const { status, problem, httpStatus, readAt, triedAt, dueAt, finalUrl, owner, inSitemap } = page;
  const facts: [string, ReactNode][] = [
    ['Status', `${STATUSES[status].name}${httpStatus === null ? '' : ` (HTTP ${httpStatus})`}`],
  ];
  if (problem) facts.push(['Problem', problem]);
  facts.push(['Site', OWNERS[owner]]);
  if (inSitemap) facts.push(['Sitemap', 'Listed']);
  if (finalUrl) facts.push(['Leads to', finalUrl]);
  if (readAt) facts.push(...readFacts(page), ['Last read', formatDateTime(readAt)]);
  if (triedAt && triedAt !== readAt) facts.push(['Last tried', formatDateTime(triedAt)]);
  facts.push(['Next due', formatDateTime(dueAt)]);
  return facts;
}

/** What the page said when it was last read. */
function readFacts(page: PageScreen_PageFragment): [name: string, value: ReactNode][] {
  const { kind, author, publishedOn, modifiedOn, language, words, paywalled, noIndex } = page;
  const day = (date: string | null) => (date ? formatDayAndYear(date) : 'Not given');
  return [
    ['Kind', kind ? PAGE_KINDS[kind] : 'Not known'],
    ['Author', author ?? 'Not given'],
    ['Published', day(publishedOn)],
    ['Modified', day(modifiedOn)],
    ['Language', language ? languageName(language) : 'Not recognised'],
    ['Words', formatCount(words)],
    ['Paywall', paywalled ? 'A part is for subscribers only' : 'None declared'],
    ['Search engines', noIndex ? 'Asked not to list it (noindex)' : 'May list it'],
  ];
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Text as="dt" color="fg.muted">
        {name}
      </Text>
      <chakra.dd minW="0">{children}</chakra.dd>
    </>
  );
}
