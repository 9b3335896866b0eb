import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import { Children } from 'react';
import type { OptimisedText, TextSection } from './simulated-text/optimised-text.ts';

/** A generated text as it would read on a page. */
export function GeneratedText({ text }: { text: OptimisedText }) {
  // By place alone: two sections may bear the same heading, and a text is replaced as a whole.
  const sections = text.sections.map((section) => Children.toArray(<Section {...section} />));
  return (
    <Stack asChild gap="5" lineHeight="1.65" maxW="2xl" overflowWrap="anywhere">
      <article>
        <Heading as="h3" fontSize="xl" fontWeight="semibold" letterSpacing="-0.01em" lineHeight="1.3">
          {text.title}
        </Heading>
        {Children.toArray(sections)}
      </article>
    </Stack>
  );
}

function Section({ heading, list, parts }: TextSection) {
  const Part = list === 'none' ? Text : Item;
  const items = Children.toArray(parts.map((part) => Children.toArray(<Part>{part}</Part>)));
  return (
    <Stack gap="2">
      <Heading as="h4" fontSize="md" fontWeight="semibold">
        {heading}
      </Heading>
      {list === 'none' ? (
        items
      ) : (
        <Stack asChild gap="0" ps="5" listStyleType={list === 'bullets' ? 'disc' : 'decimal'}>
          {list === 'bullets' ? <ul>{items}</ul> : <ol>{items}</ol>}
        </Stack>
      )}
    </Stack>
  );
}

const Item = chakra('li', { base: { mb: '1' } });
