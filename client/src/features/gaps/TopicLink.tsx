import { Link } from 'react-router-dom';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';
import { LOOK } from './gap-css.ts';

/** Leads to a topic's page, in the same range and on the same platform. */
export function TopicLink({ topic: { name, slug } }: { topic: { name: string; slug: string } }) {
  const withFilter = useCarriedFilter();
  return (
    <Link className={LOOK.topic} to={withFilter(paths.topic(slug))}>
      {name}
    </Link>
  );
}
