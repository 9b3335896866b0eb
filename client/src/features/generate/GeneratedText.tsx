import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { OptimisedText, TextSection } from '../../simulation/optimise/optimised-text.ts';

/** A generated text as it would read on a page. */
export function GeneratedText({ text }: { text: OptimisedText }) {
  return (
    <Stack asChild gap="5" lineHeight="1.65" maxW="2xl" overflowWrap="anywhere">
      <article>
        <Heading as="h3" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em" lineHeight="1.3">
          {text.title}
        </Heading>
        {text.sections.map((section, index) => (
          // Two sections may bear the same heading, and their order is all that tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
          <Stack key={index} gap="2">
            <Heading as="h4" fontSize="md" fontWeight="semibold">
              {section.heading}
            </Heading>
            <Parts {...section} />
          </Stack>
        ))}
      </article>
    </Stack>
  );
}

function Parts({ list, parts }: TextSection) {
  const items = parts.map((part, index) =>
    list === 'none' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
      <Text key={index}>{part}</Text>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is replaced as a whole
      <chakra.li key={index} mb="1">
        {part}
      </chakra.li>
    ),
  );
  if (list === 'none') return items;
  const bullets = list === 'bullets';
  return (
    <Stack asChild gap="0" ps="5" listStyleType={bullets ? 'disc' : 'decimal'}>
      {bullets ? <ul>{items}</ul> : <ol>{items}</ol>}
    </Stack>
  );
}
