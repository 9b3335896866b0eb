import { Button, chakra, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { LoadError } from '../../../../../components/feedback/LoadError.tsx';
import { SearchBox } from '../../../../../components/forms/SearchBox.tsx';
import { NativeSelect } from '../../../../../components/forms/Select.tsx';
import { Panel } from '../../../../../components/layout/Panel.tsx';
import { ScrollTable } from '../../../../../components/table/ScrollTable.tsx';
import { formatCounted, formatPercent } from '../../../../../format.ts';
import { OpenAnswers } from '../../../../../panels/answer-links/OpenAnswers.tsx';
import type { ExperimentInput, ExperimentRole } from '../../../../../schema.generated.ts';
import type { ExperimentFragment } from '../ExperimentScreen.generated.ts';
import { type ExperimentCandidateFragment, useExperimentCandidatesQuery } from './Candidates.generated.ts';

interface PromptsPanelProps {
  experiment: ExperimentFragment;
  isSaving: boolean;
  onSave: (input: ExperimentInput) => Promise<unknown>;
}

const INFO =
  'Treated prompts are those that your pages are to win. Their controls are proposed: prompts of the same topic and platforms that name you about as often, whose answers cite none of the pages. You can change both until the experiment is registered.';
const ROLES = [
  { value: '', label: 'Not in it' },
  { value: 'TREATED', label: 'Treated' },
  { value: 'CONTROL', label: 'Control' },
];

/** Which prompts are treated and which are controls. */
export function PromptsPanel({ experiment: { id, prompts }, isSaving, onSave }: PromptsPanelProps) {
  const [search, setSearch] = useState('');
  const { data, previousData, error, refetch } = useExperimentCandidatesQuery({
    variables: { id, search: useDeferredValue(search.trim()) },
    fetchPolicy: 'cache-and-network',
  });
  const candidates = (data ?? previousData)?.experiment.candidates;
  const idsOf = (role: ExperimentRole) =>
    prompts.filter((prompt) => prompt.role === role).map(({ promptId }) => promptId);
  const [treated, controls] = [idsOf('TREATED'), idsOf('CONTROL')];

  function setRole(promptId: string, role: string) {
    const without = (ids: readonly string[]) => ids.filter((each) => each !== promptId);
    const changesTreated = role === 'TREATED' || treated.includes(promptId);
    return onSave({
      ...(changesTreated && {
        treated: role === 'TREATED' ? [...without(treated), promptId] : without(treated),
      }),
      controls: role === 'CONTROL' ? [...without(controls), promptId] : without(controls),
    });
  }
  const treatShown = () =>
    onSave({
      treated: [...new Set([...treated, ...(candidates ?? []).map((each) => each.id)])].slice(0, 100),
    });

  return (
    <Panel
      title="Prompts"
      info={INFO}
      actions={
        <Button
          size="xs"
          variant="outline"
          disabled={isSaving || treated.length === 0}
          onClick={() => onSave({ treated })}
        >
          Propose controls
        </Button>
      }
    >
      <Stack gap="3">
        <Text fontSize="sm" color="fg.muted" role="status">
          {`${formatCounted(treated.length, 'treated prompt')}, ${formatCounted(controls.length, 'control')}.`}
        </Text>
        <HStack gap="2" wrap="wrap">
          <SearchBox
            label="Search prompts"
            placeholder="Search prompts or a topic"
            value={search}
            onChange={setSearch}
          />
          {search.trim() !== '' && candidates && candidates.length > 0 && (
            <Button size="sm" h="10" variant="outline" disabled={isSaving} onClick={treatShown}>
              {`Treat ${formatCounted(candidates.length, 'prompt')}`}
            </Button>
          )}
        </HStack>
        {error && !candidates ? (
          <LoadError message="The prompts could not be loaded." onRetry={refetch} />
        ) : !candidates ? (
          <Skeleton h="40" />
        ) : candidates.length === 0 ? (
          <Text color="fg.muted">
            {search.trim()
              ? 'No prompt matches your search.'
              : 'There are no prompts yet. Add some in the settings.'}
          </Text>
        ) : (
          <ScrollTable
            caption="Prompts of the experiment"
            minW="38rem"
            maxH="26rem"
            head={
              <>
                <th>Prompt</th>
                <chakra.th w="11rem" data-figure="">
                  Named in days before
                </chakra.th>
                <chakra.th w="9rem">Role</chakra.th>
              </>
            }
          >
            {candidates.map((candidate) => (
              <Row
                key={candidate.id}
                candidate={candidate}
                disabled={isSaving}
                onRole={(role) => setRole(candidate.id, role)}
              />
            ))}
          </ScrollTable>
        )}
      </Stack>
    </Panel>
  );
}

interface RowProps {
  candidate: ExperimentCandidateFragment;
  disabled: boolean;
  onRole: (role: string) => void;
}

function Row({ candidate: { id, question, topic, base, role, noControl }, disabled, onRole }: RowProps) {
  return (
    <tr>
      <td>
        <OpenAnswers of={{ prompt: id }} hint="Open its answers" shown={question}>
          {question}
        </OpenAnswers>
        <Text fontSize="xs" color="fg.subtle">
          {role === null && noControl ? `${topic} · No control: ${noControl}` : topic}
        </Text>
      </td>
      <td data-figure="">
        {base.value === null ? (
          'No answers'
        ) : (
          <>
            {formatPercent(base.value)}
            <Text fontSize="xs" color="fg.subtle">
              {`${base.hits} of ${formatCounted(base.answers, 'answer')}`}
            </Text>
          </>
        )}
      </td>
      <td>
        <NativeSelect
          aria-label={`Role of “${question}”`}
          value={role ?? ''}
          disabled={disabled}
          options={ROLES.filter(
            ({ value }) => value !== 'CONTROL' || role === 'CONTROL' || noControl === null,
          )}
          onChange={(event) => onRole(event.target.value)}
        />
      </td>
    </tr>
  );
}
