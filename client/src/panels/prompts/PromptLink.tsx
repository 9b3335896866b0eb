import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreenLinks } from '../../components/layout/screen-links.ts';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';

interface PromptLinkProps {
  id: string;
  /** The question, or what else names the prompt. */
  children: ReactNode;
}

/** Leads to a prompt's page, in the range and on the platform of the last screen with a filter; only its text where the reader cannot open screens. */
export function PromptLink({ id, children }: PromptLinkProps) {
  const withFilter = useCarriedFilter();
  if (!useScreenLinks()) return children;
  return (
    <chakra.span asChild {...OPENS}>
      <Link to={withFilter(paths.prompt(id))}>{children}</Link>
    </chakra.span>
  );
}
