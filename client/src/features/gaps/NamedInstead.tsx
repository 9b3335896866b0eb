import { Fragment } from 'react';
import { formatCount, formatCounted } from '../../format.ts';
import { AnswersLink } from '../../panels/answer-links/AnswersLink.tsx';
import { LOOK } from './gap-css.ts';
import type { PromptColumns_GapFragment } from './prompt-columns.generated.ts';

/** The competitors that a prompt's missed answers name most. */
export function NamedInstead({ gap: { id, instead } }: { gap: PromptColumns_GapFragment }) {
  return (
    <div className={LOOK.clamped}>
      {instead.map(({ company, answers }, place) => (
        <Fragment key={company.id}>
          {place > 0 && ', '}
          <AnswersLink
            className={LOOK.opens}
            of={{ prompt: id, company: company.id, missed: true }}
            shown={`${company.name} ${formatCount(answers)}`}
            hint={`Open the ${formatCounted(answers, 'missed answer')} to this prompt that name ${company.name}`}
          >
            {company.name}
            <span className={LOOK.subtle}>{` ${formatCount(answers)}`}</span>
          </AnswersLink>
        </Fragment>
      ))}
    </div>
  );
}
