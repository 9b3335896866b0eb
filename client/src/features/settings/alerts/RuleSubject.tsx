import { LabelledSelect } from '../../../components/forms/Select.tsx';
import {
  OF_ALL_PLATFORMS,
  OF_COMPETITORS,
  OF_PROMPTS,
  WHOLE_ACCOUNT,
  WITHOUT_TOPIC,
} from '../../../panels/alerts/alert-kinds.ts';
import { type AlertSettingsQuery, useAlertSubjectsQuery } from './AlertSettings.generated.ts';
import type { RuleAbout } from './rule-about.ts';

interface RuleSubjectProps {
  about: RuleAbout;
  viewer: AlertSettingsQuery['viewer'];
  onChange: (change: Partial<RuleAbout>) => void;
}

/** The choices of a topic, prompt, competitor and platform that a rule of this kind may watch alone. */
export function RuleSubject({ about, viewer, onChange }: RuleSubjectProps) {
  const { kind, topicId, promptId, platform, competitorId } = about;
  const hasPlatform = !OF_ALL_PLATFORMS.includes(kind);
  const { data } = useAlertSubjectsQuery({ skip: !hasPlatform });
  const prompts = data?.promptSettings.prompts.filter((prompt) => !topicId || prompt.topicId === topicId);
  return (
    <>
      {!WITHOUT_TOPIC.includes(kind) && (
        <LabelledSelect
          label="Where"
          options={[{ value: '', label: WHOLE_ACCOUNT }, ...viewer.topics.map(named)]}
          value={topicId}
          onChange={(chosen) => onChange({ topicId: chosen, promptId: '' })}
        />
      )}
      {OF_PROMPTS.includes(kind) && (
        <LabelledSelect
          label="Prompt"
          options={[
            { value: '', label: 'All prompts' },
            ...(prompts ?? []).map(({ id, question }) => ({ value: id, label: question })),
          ]}
          value={promptId}
          onChange={(chosen) => onChange({ promptId: chosen })}
        />
      )}
      {OF_COMPETITORS.includes(kind) && (
        <LabelledSelect
          label="Competitor"
          options={[{ value: '', label: 'Any competitor' }, ...viewer.competitors.map(named)]}
          value={competitorId}
          onChange={(chosen) => onChange({ competitorId: chosen })}
        />
      )}
      {hasPlatform && (
        <LabelledSelect
          label="Platform"
          options={[
            { value: '', label: 'All platforms' },
            ...(data?.dashboard.availablePlatforms ?? []).map(({ key, name }) => ({
              value: key,
              label: name,
            })),
          ]}
          value={platform}
          onChange={(chosen) => onChange({ platform: chosen })}
        />
      )}
    </>
  );
}

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
