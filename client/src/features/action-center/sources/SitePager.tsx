import { Flex } from '@chakra-ui/react';
import { Stepper } from '../../../components/forms/Stepper.tsx';
import { PAGE_LENGTH } from './site-part.ts';
import type { SiteOrder } from './use-site-order.ts';

/** Steps through the pages of sites; nothing where all are on one. */
export function SitePager({ total, order: { page, turnTo } }: { total: number; order: SiteOrder }) {
  const count = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  if (count === 1 && page === 1) return null;
  // An address may name a page that a shorter range does not have.
  const stepping = {
    number: page,
    count,
    previous: page > 1 ? () => turnTo(Math.min(page - 1, count)) : undefined,
    next: page < count ? () => turnTo(page + 1) : undefined,
  };
  return (
    <Flex justify="end">
      <Stepper itemName="page of sites" stepping={stepping} />
    </Flex>
  );
}
