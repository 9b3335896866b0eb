import { chakra, Flex } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { Pill } from '../../../components/figures/Pill.tsx';
import { safeHref } from '../../../panels/sources/source-url.ts';
import { OwnerPill } from '../../../panels/web-pages/OwnerPill.tsx';
import { STATUSES } from '../page-names.ts';
import type { PageScreen_PageFragment } from './PageScreen.generated.ts';

/** The page's address, which opens it, and what marks the page. */
export function PageAddress({ page }: { page: PageScreen_PageFragment }) {
  const { url, owner, simulated, status } = page;
  const href = safeHref(url);
  return (
    <Flex as="span" align="center" gap="2" wrap="wrap" mt="0.5">
      {href ? (
        <chakra.a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          fontSize="sm"
          color="accent.fg"
          borderRadius="l1"
          overflowWrap="anywhere"
          textDecoration="underline"
          textUnderlineOffset="3px"
          focusVisibleRing="outside"
        >
          {url}
          <ExternalLink
            size={13}
            aria-hidden="true"
            style={{ display: 'inline', verticalAlign: '-2px', marginInlineStart: '0.25rem' }}
          />
        </chakra.a>
      ) : (
        <chakra.span fontSize="sm" overflowWrap="anywhere">
          {url}
        </chakra.span>
      )}
      <Pill size="sm" palette={STATUSES[status].palette}>
        {STATUSES[status].name}
      </Pill>
      <OwnerPill owner={owner} />
      {simulated && <Pill size="sm">Simulated</Pill>}
    </Flex>
  );
}
