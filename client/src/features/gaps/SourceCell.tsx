import { Badge } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import { formatCounted } from '../../format.ts';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { safeHref, splitAddress } from '../../panels/sources/source-url.ts';
import { LOOK } from './gap-css.ts';
import type { SourceColumns_GapFragment } from './source-columns.generated.ts';

/** A page: its site, then its path, and the way out to it. */
export function SourceCell({ gap: { url, domain, own, missed } }: { gap: SourceColumns_GapFragment }) {
  const { site, path } = splitAddress(url, domain);
  const href = safeHref(url);
  return (
    <div className={LOOK.source}>
      <div className={LOOK.clamped} title={url}>
        <AnswersLink
          className={LOOK.opens}
          of={{ source: url, missed: true }}
          shown={site + path}
          hint={`Open the ${formatCounted(missed.hits, 'missed answer')} that cite this page`}
        >
          <span className={LOOK.site}>{site}</span>
          <span className={LOOK.subtle}>{path}</span>
        </AnswersLink>
        {own && (
          <Badge ms="2" px="1.5" borderRadius="full" fontSize="2xs" bg="accent.muted" color="accent.fg">
            Your site
          </Badge>
        )}
      </div>
      {href && (
        <a
          className={LOOK.visit}
          href={href}
          target="_blank"
          rel="noreferrer noopener"
          aria-label={`Visit ${site}${path}`}
          title="Visit the page"
          data-no-print=""
        >
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
