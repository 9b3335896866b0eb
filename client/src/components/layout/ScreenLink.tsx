import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useScreenLinks } from './screen-links.ts';

/** A link to a screen, or its text where the reader cannot open screens. */
export function ScreenLink({ to, children, ...link }: LinkProps & { children: ReactNode }) {
  const { className } = link;
  if (!useScreenLinks()) return <span className={className}>{children}</span>;
  return (
    <Link to={to} {...link}>
      {children}
    </Link>
  );
}
