import { chakra } from '@chakra-ui/react';
import { createContext, use } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../../format.ts';
import { OPENS } from '../../../../panels/answer-links/OpenAnswers.tsx';
import { paths } from '../../../../paths.ts';
import type { BriefPageFieldsFragment } from './Brief.generated.ts';

/** The brief's pages by id. */
export const PagesContext = createContext<ReadonlyMap<string, BriefPageFieldsFragment>>(new Map());

export const usePage = (id: string) => use(PagesContext).get(id);

/** A page's name, which leads to what was read of it. */
export function PageLink({ id }: { id: string }) {
  const page = usePage(id);
  if (!page) return null;
  return (
    <chakra.span asChild {...OPENS} overflowWrap="anywhere">
      <Link to={`${paths.pages}/${id}`}>{page.title || page.url.replace(/^https?:\/\//, '')}</Link>
    </chakra.span>
  );
}

interface OfPagesProps {
  /** Ids. */
  pages: readonly string[];
  total: number;
}

/** `4 of 6 pages`, which opens the list of these pages. */
export const OfPages = ({ pages, total }: OfPagesProps) => (
  <chakra.details color="fg.muted" fontVariantNumeric="tabular-nums" display="inline-block">
    <chakra.summary cursor="pointer" borderRadius="l1" focusVisibleRing="outside" whiteSpace="nowrap">
      {`${formatCount(pages.length)} of ${formatCount(total)} pages`}
    </chakra.summary>
    <chakra.ul ps="4" listStyleType="disc" whiteSpace="normal">
      {pages.map((id) => (
        <li key={id}>
          <PageLink id={id} />
        </li>
      ))}
    </chakra.ul>
  </chakra.details>
);
