import { chakra, Text } from '@chakra-ui/react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { DividedList } from '../../../../components/layout/DividedList.tsx';
import { formatCount, formatCounted } from '../../../../format.ts';
import { VisitPage } from '../../../../panels/sources/VisitPage.tsx';
import { PAGE_KINDS } from '../../../../panels/web-pages/page-kinds.ts';
import { formatScoreValue, SCORES } from '../../../../panels/web-pages/scores.ts';
import type { BriefPageFieldsFragment, BriefQuery } from './Brief.generated.ts';
import { PageLink } from './page-links.tsx';
import { useShortList } from './use-short-list.tsx';

/** The cited pages with their scores. */
export function BriefPages({ brief: { pages, citedPages, readPages } }: { brief: BriefQuery['brief'] }) {
  const { shown, more } = useShortList(pages);
  return (
    <>
      <Text color="fg.muted" mb="2">
        {`${formatCount(readPages)} of ${formatCounted(citedPages, 'cited page')} of other sites read${pages.length < citedPages ? `; the ${pages.length} cited most are listed` : ''}.`}
      </Text>
      <DividedList>
        {shown.map((page) => (
          <CitedPage key={page.id} page={page} />
        ))}
      </DividedList>
      {more}
    </>
  );
}

function CitedPage({ page }: { page: BriefPageFieldsFragment }) {
  const { id, url, domain, title, owner, kind, words, answers, scores, structure } = page;
  return (
    <li>
      <chakra.div display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
        <PageLink id={id} />
        <VisitPage url={url} name={title || domain} />
        <chakra.span color="fg.subtle">{domain}</chakra.span>
        {owner === 'COMPETITOR' && <Pill size="sm">Competitor</Pill>}
        <Pill size="sm">{kind === null ? 'Not read yet' : PAGE_KINDS[kind]}</Pill>
        <chakra.span color="fg.muted">{`cited by ${formatCounted(answers, 'answer')}`}</chakra.span>
      </chakra.div>
      {scores && (
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {[
            formatCounted(words, 'word'),
            ...(structure
              ? [formatCounted(structure.tables, 'table'), formatCounted(structure.lists, 'list')]
              : []),
            ...SCORES.map(({ key, name }) => `${name} ${formatScoreValue(scores[key])}`),
          ].join(' · ')}
        </Text>
      )}
    </li>
  );
}
