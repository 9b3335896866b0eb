import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCarriedFilter } from '../../metrics-filter/carried-filter.tsx';
import { paths } from '../../paths.ts';

/** Leads to a topic's page, in the same range and on the same platform. */
export function TopicLink({ topic: { name, slug } }: { topic: { name: string; slug: string } }) {
  const withFilter = useCarriedFilter();
  return (
    <chakra.span
      asChild
      lineClamp="2"
      borderRadius="l1"
      focusVisibleRing="outside"
      _hover={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}
    >
      <Link to={withFilter(paths.topic(slug))}>{name}</Link>
    </chakra.span>
  );
}
