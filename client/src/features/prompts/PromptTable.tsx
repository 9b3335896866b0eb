import { Button, Center, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { usePrinting } from '../../components/table/use-printing.ts';
import { formatCount } from '../../format.ts';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';
import { PromptRow } from './PromptRow.tsx';

/** Rows rendered at once; more would make opening a topic slow. */
const STEP = 100;

/** A topic's prompts with the brand's visibility in their answers. Printing includes all of them. */
export function PromptTable({
  name,
  prompts,
}: {
  name: string;
  prompts: readonly PromptRow_PromptFragment[];
}) {
  const [limit, setLimit] = useState(STEP);
  const printing = usePrinting();
  const shown = printing ? prompts : prompts.slice(0, limit);
  const left = prompts.length - shown.length;
  return (
    <>
      <chakra.table width="full" borderCollapse="collapse">
        <chakra.caption srOnly>{`Prompts of ${name}`}</chakra.caption>
        <thead>
          <tr>
            <chakra.th {...heading} textAlign="start">
              Prompt
            </chakra.th>
            <chakra.th {...heading} textAlign="end">
              Visibility
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {shown.map((prompt) => (
            <PromptRow key={prompt.id} prompt={prompt} />
          ))}
        </tbody>
      </chakra.table>
      {left > 0 && (
        <Center py="3" borderTopWidth="1px" data-no-print="">
          <Button variant="outline" size="sm" onClick={() => setLimit(limit + STEP)}>
            {`Show ${Math.min(left, STEP)} more of ${formatCount(prompts.length)}`}
          </Button>
        </Center>
      )}
    </>
  );
}

const heading = {
  scope: 'col',
  py: '2.5',
  fontSize: 'xs',
  fontWeight: 'medium',
  color: 'fg.subtle',
} as const;
