import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { Children } from 'react';
import { Pill } from '../../../../components/figures/Pill.tsx';
import { Panel } from '../../../../components/layout/Panel.tsx';
import { safeHref } from '../../../../panels/sources/source-url.ts';
import type { WrittenDraftFragment } from './Draft.generated.ts';

type Claim = WrittenDraftFragment['sections'][number]['claims'][number];

/** A draft with the links of its facts. */
export const DraftArticle = ({ draft: { title, sections } }: { draft: WrittenDraftFragment }) => (
  <Stack asChild gap="5" lineHeight="1.65" maxW="2xl" overflowWrap="anywhere">
    <article>
      <Heading as="h3" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em" lineHeight="1.3">
        {title}
      </Heading>
      {/* Keyed by index: headings may repeat, and the text is only replaced as a whole. */}
      {Children.toArray(sections.map((section) => Children.toArray(<Section section={section} />)))}
    </article>
  </Stack>
);

function Section({ section: { heading, claims } }: { section: WrittenDraftFragment['sections'][number] }) {
  return (
    <Stack gap="2">
      {heading && (
        <Heading as="h4" fontSize="md" fontWeight="semibold">
          {heading}
        </Heading>
      )}
      {Children.toArray(claims.map((claim) => Children.toArray(<ClaimText claim={claim} />)))}
    </Stack>
  );
}

function ClaimText({ claim: { text, links, fromOwnText, toCheck } }: { claim: Claim }) {
  return (
    <Text>
      {text}
      {links.map(({ factId, url, title }) => (
        <chakra.span key={factId} fontSize="sm" color="fg.muted">
          {' ('}
          <chakra.a
            href={safeHref(url) ?? undefined}
            target="_blank"
            rel="noreferrer noopener nofollow"
            textDecoration="underline"
          >
            {title}
          </chakra.a>
          {')'}
        </chakra.span>
      ))}
      {fromOwnText && (
        <chakra.span fontSize="sm" color="fg.muted">
          {' (from your own text)'}
        </chakra.span>
      )}
      {Children.toArray(toCheck.map((check) => Children.toArray(<Check {...check} />)))}
    </Text>
  );
}

/** Words shown of a sentence that its source does not have. */
const MAX_WORDS = 8;

/** A sentence that a person has to compare with its source. */
const Check = ({ text, words }: Claim['toCheck'][number]) => (
  <chakra.span
    display="block"
    mt="1"
    ps="3"
    borderStartWidth="2px"
    borderColor="amber.emphasized"
    fontSize="sm"
    color="fg.muted"
  >
    <Pill size="sm" palette="amber">
      Check this claim
    </Pill>{' '}
    {`“${text}” uses a figure or quotation whose source `}
    {words.length === 0
      ? 'it shares no word with.'
      : `does not say ${words
          .slice(0, MAX_WORDS)
          .map((word) => `“${word}”`)
          .join(', ')}.`}
  </chakra.span>
);

/** What was cut and why. */
export const CutList = ({ cut }: Pick<WrittenDraftFragment, 'cut'>) => (
  <Panel
    title="Cut from the draft"
    info="Sentences and headings with a figure, a quotation or a link that no fact of a read page and no sentence of your own text has."
    empty={cut.length === 0}
    emptyText="Nothing had to be cut."
  >
    <chakra.ul display="grid" gap="3" fontSize="sm">
      {Children.toArray(cut.map((item) => Children.toArray(<Cut {...item} />)))}
    </chakra.ul>
  </Panel>
);

const Cut = ({ text, reason }: WrittenDraftFragment['cut'][number]) => (
  <li>
    <chakra.del overflowWrap="anywhere">{text}</chakra.del>
    <Text color="fg.muted">{reason}</Text>
  </li>
);
