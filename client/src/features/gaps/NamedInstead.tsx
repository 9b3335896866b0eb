import { Box, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { formatCount, formatCounted } from '../../format.ts';
import { OpenAnswers } from '../../panels/OpenAnswers.tsx';
import type { PromptColumns_GapFragment } from './prompt-columns.generated.ts';

/** The competitors that a prompt's missed answers name most. */
export function NamedInstead({ gap: { id, instead } }: { gap: PromptColumns_GapFragment }) {
  return (
    <Box lineClamp={{ base: 3, md: 2 }}>
      {instead.map(({ company, answers }, place) => (
        <Fragment key={company.id}>
          {place > 0 && ', '}
          <OpenAnswers
            of={{ prompt: id, company: company.id, missed: true }}
            shown={`${company.name} ${formatCount(answers)}`}
            hint={`Open the ${formatCounted(answers, 'missed answer')} to this prompt that name ${company.name}`}
          >
            {company.name}
            <Text as="span" color="fg.subtle">{` ${formatCount(answers)}`}</Text>
          </OpenAnswers>
        </Fragment>
      ))}
    </Box>
  );
}
