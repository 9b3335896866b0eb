import { chakra } from '@chakra-ui/react';
import type { PromptRow_PromptFragment } from './PromptRow.generated.ts';
import { PromptRow } from './PromptRow.tsx';

/** A topic's prompts and how visible the brand is in their answers. */
export function PromptTable({
  name,
  prompts,
}: {
  name: string;
  prompts: readonly PromptRow_PromptFragment[];
}) {
  const heading = {
    scope: 'col',
    py: '2.5',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.subtle',
  } as const;
  return (
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
        {prompts.map((prompt) => (
          <PromptRow key={prompt.id} prompt={prompt} />
        ))}
      </tbody>
    </chakra.table>
  );
}
