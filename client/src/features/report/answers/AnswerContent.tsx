import { Badge, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { AnswerText } from '../../../panels/answer-text/AnswerText.tsx';
import type { MarkedSpan } from '../../../panels/answer-text/mark-mentions.ts';
import { ordinal } from '../../../panels/answer-text/ordinal.ts';
import { safeHref, splitAddress } from '../../../panels/sources/source-url.ts';
import type { ReportAnswerQuery } from './AnswerDialog.generated.ts';

type Answer = NonNullable<ReportAnswerQuery['reportAnswer']>;

/** The companies named in an answer, its text, and its sources. */
export function AnswerContent({ answer }: { answer: Answer }) {
  const { mentions, text, sources } = answer;
  const spans = useMemo(() => toSpans(mentions), [mentions]);
  return (
    <Stack gap="5">
      <NamedCompanies mentions={mentions} />
      <AnswerText text={text} spans={spans} />
      {sources.length > 0 && <Sources sources={sources} />}
    </Stack>
  );
}

/** All mentions of all companies in the order of the text. */
const toSpans = (mentions: Answer['mentions']): MarkedSpan[] =>
  mentions
    .flatMap(({ name, isBrand, spans }, index) =>
      spans.map(({ start, end }, occurrence) => ({
        start,
        end,
        id: `mention-${index}-${occurrence}`,
        own: isBrand,
        label: `${name}, named ${ordinal(index + 1)}`,
      })),
    )
    .toSorted((a, b) => a.start - b.start);

function NamedCompanies({ mentions }: Pick<Answer, 'mentions'>) {
  if (mentions.length === 0) {
    return (
      <Text fontSize="sm" color="fg.muted">
        None of the companies compared is named.
      </Text>
    );
  }
  return (
    <Flex asChild wrap="wrap" gap="1.5" fontSize="sm">
      <chakra.ol listStyleType="none" aria-label="Companies named, in order">
        {mentions.map(({ name, isBrand }, index) => (
          <li key={name}>
            <Badge
              px="2"
              borderRadius="full"
              fontSize="xs"
              lineHeight="1.375rem"
              whiteSpace="normal"
              bg={isBrand ? 'accent.muted' : 'bg.muted'}
              color={isBrand ? 'accent.fg' : 'fg'}
            >
              {`${index + 1}. ${name}`}
            </Badge>
          </li>
        ))}
      </chakra.ol>
    </Flex>
  );
}

function Sources({ sources }: Pick<Answer, 'sources'>) {
  return (
    <Stack gap="2" pt="4" borderTopWidth="1px" fontSize="sm">
      <Heading as="h3" fontSize="sm" fontWeight="semibold">
        Sources cited
      </Heading>
      <chakra.ol listStyleType="decimal" ps="5" display="grid" gap="1">
        {sources.map(({ url, domain, title }) => {
          const { site, path } = splitAddress(url, domain);
          return (
            <chakra.li key={url} overflowWrap="anywhere" css={{ '&::marker': { color: 'fg.subtle' } }}>
              <chakra.a
                href={safeHref(url)}
                target="_blank"
                rel="noreferrer noopener nofollow"
                borderRadius="l1"
                focusVisibleRing="outside"
                _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
              >
                {title || site}
              </chakra.a>
              <Text as="span" color="fg.subtle">
                {` ${title ? site : ''}${path}`}
              </Text>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </Stack>
  );
}
