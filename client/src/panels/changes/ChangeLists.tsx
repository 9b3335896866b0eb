import type { FragmentType } from '@apollo/client';
import { Stack, Text } from '@chakra-ui/react';
import { unmaskFragment } from '../../apollo/unmask-fragment.ts';
import { formatCounted, formatList, formatRange } from '../../format.ts';
import type { RangesVariables } from '../changed-answers/ChangedAnswers.tsx';
import { ChangeList } from './ChangeList.tsx';
import type { Changes_ChangedFragment as Changes } from './Changes.generated.ts';

interface ChangeListsProps {
  changes: FragmentType<Changes>;
  /** The ranges that they are of, to open the answers behind them; undefined where the reader cannot see answers. */
  variables?: RangesVariables | undefined;
}

/** What was won and lost between two ranges: a sentence, and a list of each kind. */
export function ChangeLists({ changes: masked, variables }: ChangeListsProps) {
  const changes = unmaskFragment<Changes>(masked);
  if (!changes) return null;
  return (
    <Stack gap="4">
      <Text role="status" fontSize="md" fontWeight="medium">
        {summaryOf(changes)}
      </Text>
      {daysOf(changes.before) && daysOf(changes.after) && (
        <>
          <ChangeList list={changes.prompts} title="Prompts" variables={variables} />
          <ChangeList list={changes.companies} title="You and competitors" variables={variables} />
          <ChangeList list={changes.platforms} title="Platforms" variables={variables} />
          <ChangeList list={changes.sources} title="Sources" variables={variables} />
        </>
      )}
    </Stack>
  );
}

/** A range with both its days; null where nothing was collected. */
export const daysOf = (range: { from: string | null; to: string | null } | null | undefined) =>
  range?.from && range.to ? { from: range.from, to: range.to } : null;

/** “Jul 28 – Aug 03, 2026 against Jul 21 – Jul 27, 2026”; null where there are no two ranges. */
export function describeRanges(changes: Pick<Changes, 'before' | 'after'> | undefined): string | null {
  const [before, after] = [daysOf(changes?.before), daysOf(changes?.after)];
  return before && after
    ? `${formatRange(after.from, after.to)} against ${formatRange(before.from, before.to)}`
    : null;
}

/** One sentence: what was won and lost, or that nothing was. */
function summaryOf({ before, answersBefore, answersAfter, ...lists }: Changes): string {
  if (!before) return 'No answers were collected yet, so there is nothing to compare.';
  if (answersBefore === 0 || answersAfter === 0) {
    return 'No prompt was measured on the same platform in both ranges, so there is nothing to compare.';
  }
  const { prompts, companies, platforms, sources } = lists;
  if ([prompts, companies, platforms, sources].every(({ tested }) => tested === 0)) {
    return 'Nothing could be tested: it needs answers of 3 days in both ranges that do not all agree.';
  }
  const counted = (count: number, one: string, many: string | undefined, verb: string) =>
    count > 0 ? [`${formatCounted(count, one, many)} ${verb}`] : [];
  const parts = [
    ...counted(prompts.lost, 'prompt', undefined, 'lost'),
    ...counted(prompts.won, 'prompt', undefined, 'won'),
    ...counted(companies.won, 'company', 'companies', 'named more often'),
    ...counted(companies.lost, 'company', 'companies', 'named less often'),
    ...counted(platforms.lost, 'platform', undefined, 'lost'),
    ...counted(platforms.won, 'platform', undefined, 'won'),
    ...counted(sources.won, 'source', undefined, 'cited more often'),
    ...counted(sources.lost, 'source', undefined, 'cited less often'),
  ];
  return parts.length === 0 ? 'Nothing changed more than by chance.' : `${formatList(parts)}.`;
}
