import { chakra, Text } from '@chakra-ui/react';
import { ScrollTable } from '../../../../../components/table/ScrollTable.tsx';
import { formatCounted, formatDecimal, formatPercent } from '../../../../../format.ts';
import { OpenAnswers } from '../../../../../panels/answer-links/OpenAnswers.tsx';
import type { ComparisonFragment } from '../ExperimentScreen.generated.ts';

type Prompt = ComparisonFragment['prompts'][number];
type Counts = Prompt['before'];

const rateOf = ({ hits, answers }: Counts) => (answers === 0 ? null : (100 * hits) / answers);

/** Each treated prompt, followed by its controls. */
function inSets(prompts: readonly Prompt[]): Prompt[] {
  return prompts
    .filter(({ role }) => role === 'TREATED')
    .flatMap((treated) => [treated, ...prompts.filter(({ matchedTo }) => matchedTo === treated.promptId)]);
}

/** Every prompt in both windows; it opens its answers. */
export function PromptTable({ comparison: { prompts, windows } }: { comparison: ComparisonFragment }) {
  return (
    <ScrollTable
      caption="Prompts of the comparison"
      minW="42rem"
      maxH="30rem"
      head={
        <>
          <th>Prompt</th>
          <chakra.th w="7rem">Role</chakra.th>
          <chakra.th w="9rem" data-figure="">
            Before
          </chakra.th>
          <chakra.th w="9rem" data-figure="">
            After
          </chakra.th>
          <chakra.th w="6rem" data-figure="">
            Change
          </chakra.th>
        </>
      }
    >
      {inSets(prompts).map((prompt) => (
        <Row key={prompt.promptId} prompt={prompt} from={windows.before.from} to={windows.after.to} />
      ))}
    </ScrollTable>
  );
}

function Row({ prompt, from, to }: { prompt: Prompt; from: string | null; to: string | null }) {
  const { promptId, question, role, before, after, isCompared } = prompt;
  const [earlier, later] = [rateOf(before), rateOf(after)];
  const days = { ...(from && { from }), ...(to && { to }) };
  return (
    <tr>
      <chakra.td css={role === 'CONTROL' ? { paddingInlineStart: '1.25rem !important' } : undefined}>
        <OpenAnswers of={{ prompt: promptId, ...days }} hint="Open its answers" shown={question}>
          {question}
        </OpenAnswers>
        {!isCompared && (
          <Text fontSize="xs" color="fg.subtle">
            Not compared
          </Text>
        )}
      </chakra.td>
      <td>{role === 'TREATED' ? 'Treated' : 'Control'}</td>
      <td data-figure="">
        <Share counts={before} />
      </td>
      <td data-figure="">
        <Share counts={after} />
      </td>
      <td data-figure="">{earlier === null || later === null ? '–' : formatSigned(later - earlier)}</td>
    </tr>
  );
}

function Share({ counts }: { counts: Counts }) {
  const rate = rateOf(counts);
  return (
    <>
      {rate === null ? '–' : formatPercent(rate)}
      <Text fontSize="xs" color="fg.subtle">
        {`${counts.hits} of ${formatCounted(counts.answers, 'answer')}`}
      </Text>
    </>
  );
}

/** `+2.1`, with a true minus sign. */
export const formatSigned = (points: number) =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatDecimal(Math.abs(points))}`;
