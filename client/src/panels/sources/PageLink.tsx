import { chakra, Text } from '@chakra-ui/react';
import { safeHref, splitAddress } from './source-url.ts';

interface PageLinkProps {
  url: string;
  domain: string;
  title: string;
}

/** Opens a cited page in a new tab; its site stands out before the path. */
export function PageLink({ url, domain, title }: PageLinkProps) {
  const { site, path } = splitAddress(url, domain);
  return (
    <chakra.a
      href={safeHref(url)}
      target="_blank"
      rel="noreferrer noopener nofollow"
      title={title || url}
      display="flex"
      minW="0"
      borderRadius="l1"
      focusVisibleRing="outside"
      _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
    >
      <Text as="span" fontWeight="medium" flexShrink="0" maxW="full" truncate>
        {site}
      </Text>
      <Text as="span" color="fg.subtle" truncate>
        {path}
      </Text>
    </chakra.a>
  );
}
