import { Link as ExternalLink, Heading, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { OutreachMailFragment } from './OutreachScreen.generated.ts';

/** The facts of a draft, each leading to where it is from. */
export function FactList({ facts }: { facts: OutreachMailFragment['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" fontSize="sm" fontWeight="medium">
        Where the facts are from
      </Heading>
      <Stack as="ul" gap="1" ps="5" fontSize="sm" listStyleType="disc" overflowWrap="anywhere">
        {facts.map(({ text, source }) => (
          <li key={`${text} ${source}`}>
            <ExternalLink asChild variant="underline">
              {source.startsWith('/') ? (
                <Link to={source}>{text}</Link>
              ) : (
                <a href={source} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              )}
            </ExternalLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
