import { Button, chakra, Wrap } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { Chip } from './answers-words.ts';

/** Every condition of the list; each can be taken away. */
export function FilterChips({ chips }: { chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <Wrap asChild gap="2" align="center">
      <chakra.ul listStyleType="none" aria-label="Filters" data-no-print="">
        {chips.map(({ label, without }) => (
          <chakra.li key={label} maxW="full">
            <Button asChild variant="outline" size="xs" borderRadius="full" maxW="full" pe="1.5" gap="1">
              <Link to={paths.answers(without)} aria-label={`Remove filter: ${label}`}>
                <chakra.span truncate>{label}</chakra.span>
                <X style={{ width: 14, height: 14 }} aria-hidden="true" />
              </Link>
            </Button>
          </chakra.li>
        ))}
        {chips.length > 1 && (
          <li>
            <Button asChild variant="ghost" size="xs">
              <Link to={paths.answers()}>Clear all</Link>
            </Button>
          </li>
        )}
      </chakra.ul>
    </Wrap>
  );
}
