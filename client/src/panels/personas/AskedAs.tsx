import { chakra, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useCanChange } from '../../auth/account-role.ts';
import { LoadError } from '../../components/feedback/LoadError.tsx';
import { RowSkeletons } from '../../components/feedback/RowSkeletons.tsx';
import { Panel } from '../../components/layout/Panel.tsx';
import { FiguresTable } from '../../components/table/FiguresTable.tsx';
import { formatCount, formatDecimal, formatPercent } from '../../format.ts';
import { paths } from '../../paths.ts';
import type { MetricsFilter } from '../../schema.generated.ts';
import { OPENS } from '../answer-links/OpenAnswers.tsx';
import { formatInterval, formatMean, RateOpens } from '../prompt-page/figures.tsx';
import { type PersonaComparisonsQuery, usePersonaComparisonsQuery } from './AskedAs.generated.ts';

type Row = PersonaComparisonsQuery['personaComparisons']['personas'][number];

interface AskedAsProps {
  /** One prompt; all prompts that do not name the brand without it. */
  promptId?: string;
  filter: MetricsFilter;
}

/** Answers that were asked as a person in a place, beside plain ones to the same prompts. */
export function AskedAs({ promptId, filter }: AskedAsProps) {
  const { data, previousData, loading, error, refetch } = usePersonaComparisonsQuery({
    variables: { filter, ...(promptId && { promptId }) },
  });
  const personas = (data ?? previousData)?.personaComparisons.personas;
  // Of all prompts it is there for those who ask as somebody.
  if (!promptId && !error && !personas?.length) return null;
  return (
    <Panel
      title="Asked as"
      info="Mention rates with their 95% intervals, beside plain answers to the same prompts, of the same platforms and days. A difference is one only where chance cannot explain it. Your other figures count plain answers alone."
      loading={!personas && loading}
      skeleton={<RowSkeletons rows={2} />}
    >
      {personas === undefined ? (
        <LoadError message="The personas could not be loaded." onRetry={refetch} />
      ) : personas.length === 0 ? (
        <NoPersonas />
      ) : (
        <FiguresTable
          caption={promptId ? 'Who asked this prompt' : 'Who asked your prompts'}
          columns={[
            { header: 'Persona', shrinks: true, cell: (row: Row) => <Name row={row} /> },
            {
              header: 'Mention rate',
              cell: ({ persona, asked }) => (
                <RateOpens
                  rate={asked.mentionRate}
                  of={{
                    ...(promptId ? { prompt: promptId } : { branded: false }),
                    ...{ persona: persona.id, visible: true },
                  }}
                  which={`asked as ${persona.name} that name your brand`}
                />
              ),
            },
            { header: 'Answers', cell: ({ asked }) => formatCount(asked.mentionRate.answers) },
            { header: 'Asked plainly', cell: ({ plain }) => formatRate(plain.mentionRate) },
            { header: 'Difference', words: true, cell: (row) => <Difference row={row} /> },
            { header: 'Sentiment', cell: ({ asked }) => formatMean(asked.sentiment) },
            { header: 'Sentiment, plainly', cell: ({ plain }) => formatMean(plain.sentiment) },
          ]}
          rows={personas}
          rowKey={({ persona }) => persona.id}
        />
      )}
    </Panel>
  );
}

const formatRate = (rate: Row['plain']['mentionRate']) =>
  rate.value === null ? '–' : formatPercent(rate.value) + formatInterval(rate);

const formatSigned = (points: number) => (points < 0 ? '−' : '+') + formatDecimal(Math.abs(points));

function Name({ row: { persona, placeGiven } }: { row: Row }) {
  return (
    <chakra.span whiteSpace="normal" overflowWrap="anywhere">
      {persona.name}
      {persona.archived && ' (archived)'}
      {placeGiven.length > 0 && (
        <Text fontSize="xs" color="fg.subtle">
          {PLACE[placeGiven.join()]}
        </Text>
      )}
    </chakra.span>
  );
}

/** How the place was given, in the order of the reply. */
const PLACE: Record<string, string> = {
  SETTING: 'Place set by the vendor’s setting',
  PROMPT: 'Place stated in the prompt',
  'SETTING,PROMPT': 'Place by the vendor’s setting or in the prompt',
};

function Difference({ row: { difference } }: { row: Row }) {
  const { points, low, high, verdict, note } = difference;
  if (points === null) return <chakra.span title={note}>–</chakra.span>;
  const interval = low === null || high === null ? '' : ` (${formatSigned(low)} to ${formatSigned(high)})`;
  return (
    <>
      {`${formatSigned(points)} points${interval}`}
      <Text fontSize="xs" color="fg.subtle" whiteSpace="normal">
        {low === null ? note : verdict === 'NO_CLEAR_CHANGE' ? 'Within chance' : VERDICT[verdict]}
      </Text>
    </>
  );
}

const VERDICT = { UP: 'Named more often', DOWN: 'Named less often' } as const;

function NoPersonas() {
  const canChange = useCanChange();
  return (
    <Text fontSize="sm" color="fg.muted">
      {'Nobody in particular asked this prompt in the range: platforms were asked plainly. '}
      {canChange && (
        <chakra.span asChild {...OPENS}>
          <Link to={paths.settingsSection('personas')}>Ask it as a person in a place</Link>
        </chakra.span>
      )}
    </Text>
  );
}
