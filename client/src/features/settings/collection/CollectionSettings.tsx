import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import { CheckField } from '../../../components/forms/CheckField.tsx';
import { AskingFields } from '../../../panels/collection/AskingFields.tsx';
import { BudgetFields } from '../../../panels/collection/BudgetFields.tsx';
import type { CollectionForm_SettingsFragment } from '../../../panels/collection/CollectionForm.generated.ts';
import type { CollectionValues } from '../../../panels/collection/collection-values.ts';
import { PlatformPicker } from '../../../panels/collection/PlatformPicker.tsx';
import { ScheduleFields } from '../../../panels/collection/ScheduleFields.tsx';
import { useCollectionForm } from '../../../panels/collection/use-collection-form.ts';
import { paths } from '../../../paths.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { useCollectionSettingsQuery } from './CollectionSettings.generated.ts';

/** How answers are collected: from which platforms, how often, and up to what cost. */
export function CollectionSettings() {
  // The form edits what is saved, so the cache must not be shown first.
  const query = useCollectionSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsQuery
      title="Collection"
      failure="These settings could not be loaded. Please try again later."
      skeleton={[3, 2]}
      query={query}
    >
      {({ collectionSettings }) => <CollectionForm settings={collectionSettings} />}
    </SettingsQuery>
  );
}

function CollectionForm({ settings }: { settings: CollectionForm_SettingsFragment }) {
  // A background request must not overwrite what is being chosen.
  const [initial] = useState(settings);
  const saving = useCollectionForm(initial, () =>
    toastSuccess('Collection saved', 'The next run follows these settings.'),
  );
  return (
    <SettingsForm saving={saving}>
      <SettingsCard
        title="Platforms"
        description="The AI platforms that are asked your prompts."
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.collection}>Runs and costs</Link>
          </Button>
        }
      >
        <PlatformPicker />
        <AskingFields />
      </SettingsCard>
      <SettingsCard title="Schedule">
        <ScheduleFields nextRun={settings.nextRun} />
      </SettingsCard>
      <SettingsCard title="Budget" description="Vendors bill each answer to your own keys.">
        <BudgetFields spent={settings.spentThisMonth} />
      </SettingsCard>
      {settings.chatModel && (
        <SettingsCard title="Judgement">
          <JudgeField model={settings.chatModel} />
        </SettingsCard>
      )}
    </SettingsForm>
  );
}

function JudgeField({ model }: { model: string }) {
  const { register } = useFormContext<CollectionValues>();
  return (
    <CheckField
      label={`Judge answers by ${model}`}
      help="Its sentiment scores replace the built-in ones, and it finds companies that you do not track. It receives the answers’ texts and is billed separately."
      {...register('judgeByModel')}
    />
  );
}
