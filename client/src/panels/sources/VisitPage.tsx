import { chakra } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { safeHref } from './source-url.ts';

/** Opens a cited page itself, beside the link to its answers; nothing for other than web addresses. */
export function VisitPage({ url, name }: { url: string; name: string }) {
  const href = safeHref(url);
  if (!href) return null;
  return (
    <chakra.a
      href={href}
      target="_blank"
      rel="noreferrer noopener nofollow"
      aria-label={`Visit ${name}`}
      title="Visit the page"
      position="relative"
      display="grid"
      placeItems="center"
      boxSize="6"
      color="fg.subtle"
      borderRadius="l1"
      focusVisibleRing="outside"
      data-no-print=""
      _hover={{ color: 'fg', bg: 'bg.muted' }}
    >
      <ExternalLink size={14} aria-hidden="true" />
    </chakra.a>
  );
}
