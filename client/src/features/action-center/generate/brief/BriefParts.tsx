import { chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { formatCount, formatCounted, formatDecimal } from '../../../../format.ts';
import { OPENS } from '../../../../panels/answer-links/OpenAnswers.tsx';
import { VisitPage } from '../../../../panels/sources/VisitPage.tsx';
import { paths } from '../../../../paths.ts';
import type { BriefQuery } from './Brief.generated.ts';
import { Part } from './Part.tsx';
import { OfPages, PageLink, usePage } from './page-links.tsx';
import { useShortList } from './use-short-list.tsx';

interface BriefProps {
  brief: BriefQuery['brief'];
}

/** The brand's page that covers the prompt, and what it lacks. */
export function OwnPage({ brief: { ownPage, ownPages, ownUnread } }: BriefProps) {
  if (!ownPage) {
    return (
      <Text>
        {ownPages === 0
          ? ownUnread === 0
            ? 'None of your own pages was read yet. Read them under Pages.'
            : `${formatCounted(ownUnread, 'page')} of your site could not be read; the list under Pages says why.`
          : `None of your pages covers this: none of the ${formatCounted(ownPages, 'page')} read names half of the prompt’s terms.`}
      </Text>
    );
  }
  const { id, url, title, promptTerms, lacking } = ownPage;
  return (
    <Text>
      <chakra.span asChild {...OPENS} overflowWrap="anywhere">
        <Link to={`${paths.pages}/${id}`}>{title || url}</Link>
      </chakra.span>
      {` contains ${formatCount(promptTerms.length - lacking.length)} of the prompt’s ${formatCounted(promptTerms.length, 'word')}`}
      {lacking.length > 0 ? ` and lacks ${lacking.map((term) => `“${term}”`).join(', ')}.` : '.'}
    </Text>
  );
}

/** Recurring headings, as an outline. */
export function Outline({ brief: { outline, usedPages, ownPage } }: BriefProps) {
  return (
    <Part
      title="Outline"
      note="Headings that recur on the cited pages, in the order in which they stand there. Write your own."
    >
      {outline.length === 0 ? (
        <Text color="fg.muted">No heading recurs on two of these pages.</Text>
      ) : (
        <chakra.ol ps="5" listStyleType="decimal" display="grid" gap="1">
          {outline.map(({ heading, pages, onOwnPage }) => (
            <li key={heading}>
              {heading} {ownPage && !onOwnPage && <Pill size="sm">Your page lacks it</Pill>}{' '}
              <OfPages pages={pages} total={usedPages} />
            </li>
          ))}
        </chakra.ol>
      )}
    </Part>
  );
}

/** Terms that tell the cited pages from others. */
export function Terms({ brief: { terms, usedPages, otherPages, ownPage } }: BriefProps) {
  const { shown, more } = useShortList(terms, 12);
  return (
    <Part
      title="Terms"
      note={`More frequent on the cited pages than on the ${formatCounted(otherPages, 'other read page')} of your account; strongest difference first (log odds ratio ÷ standard error).`}
    >
      {terms.length === 0 ? (
        <Text color="fg.muted">No term tells these pages from the others.</Text>
      ) : (
        <chakra.ul
          display="grid"
          gap="1"
          gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
        >
          {shown.map(({ term, pages, otherPages: others, score, onOwnPage }) => (
            <chakra.li key={term} display="flex" flexWrap="wrap" columnGap="2" alignItems="baseline">
              <chakra.span fontWeight="medium">{term}</chakra.span>
              <OfPages pages={pages} total={usedPages} />
              <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
                {`${formatCount(others)} of ${formatCount(otherPages)} others · ${formatDecimal(score)}`}
              </chakra.span>
              {ownPage && !onOwnPage && <Pill size="sm">Your page lacks it</Pill>}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {more}
    </Part>
  );
}

/** Questions that the cited pages answer. */
export function Questions({ brief: { questions } }: BriefProps) {
  const { shown, more } = useShortList(questions);
  if (questions.length === 0) return null;
  return (
    <Part title="Questions they answer">
      <chakra.ul ps="4" listStyleType="disc" display="grid" gap="1">
        {shown.map(({ question, page }) => (
          <li key={question}>
            {question} <chakra.span color="fg.subtle">— </chakra.span>
            <PageLink id={page} />
          </li>
        ))}
      </chakra.ul>
      {more}
    </Part>
  );
}

/** Sentences with counted statistics and quotations, as quotations with their source. */
export function Facts({ brief: { facts } }: BriefProps) {
  const { shown, more } = useShortList(facts);
  if (facts.length === 0) return null;
  return (
    <Part
      title="Facts to link"
      note="Sentences of the cited pages with a counted statistic or quotation. Quote them with their source, do not copy them."
    >
      <chakra.ul display="grid" gap="3">
        {shown.map((fact) => (
          <Fact key={fact.id} {...fact} />
        ))}
      </chakra.ul>
      {more}
    </Part>
  );
}

function Fact({ kind, text, page }: BriefQuery['brief']['facts'][number]) {
  const source = usePage(page);
  return (
    <li>
      <chakra.blockquote
        cite={source?.url}
        borderStartWidth="2px"
        borderColor="border.emphasized"
        ps="3"
        overflowWrap="anywhere"
      >
        {text}
      </chakra.blockquote>
      <Text color="fg.muted" ps="3" mt="1" display="flex" gap="2" alignItems="center" flexWrap="wrap">
        <Pill size="sm">{kind === 'STATISTIC' ? 'Statistic' : 'Quotation'}</Pill>
        <PageLink id={page} />
        {source && <VisitPage url={source.url} name={source.title || source.domain} />}
      </Text>
    </li>
  );
}
