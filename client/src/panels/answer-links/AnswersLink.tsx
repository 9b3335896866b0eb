import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnswersAddress } from '../../answers-address.ts';
import { paths } from '../../paths.ts';
import { useAnswersScope } from './answers-scope.ts';

export interface AnswersLinkProps {
  /** What the number counts; where it stands (topic, days, platform) is added. */
  of: AnswersAddress;
  /** What a click does, such as "Open the 51 answers that name Acme". */
  hint: string;
  /** What is seen of it, which its accessible name begins with. */
  shown: string;
  className?: string;
  children: ReactNode;
}

/** Leads to the answers behind a number, without looks of its own: for tables that style thousands of them at once. */
export function AnswersLink({ of, hint, shown, className, children }: AnswersLinkProps) {
  const scope = useAnswersScope();
  return (
    <Link
      className={className}
      to={paths.answers({ ...scope, ...of })}
      aria-label={`${shown}: ${hint}`}
      title={hint}
    >
      {children}
    </Link>
  );
}
