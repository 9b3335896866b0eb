import { useState } from 'react';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import type { BrandForm_ViewerFragment } from '../../../panels/brand/BrandForm.generated.ts';
import { CompanyFields } from '../../../panels/brand/CompanyFields.tsx';
import { CompetitorFields } from '../../../panels/brand/CompetitorFields.tsx';
import { useBrandForm } from '../../../panels/brand/use-brand-form.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { useBrandSettingsQuery } from './BrandSettings.generated.ts';
import { DiscoveredCompanies } from './DiscoveredCompanies.tsx';
import { KeptAnalysisNote } from './KeptAnalysisNote.tsx';
import { OutdatedAnswers } from './OutdatedAnswers.tsx';

/** The companies that are searched for in answers: the brand and its competitors. */
export function BrandSettings() {
  // The form edits what is saved, so the cache must not be shown first.
  const query = useBrandSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <SettingsQuery
      title="Brand"
      failure="Your brand could not be loaded. Please try again later."
      skeleton={[3, 2]}
      query={query}
    >
      {({ viewer, textRetention }) => (
        <>
          <OutdatedAnswers count={viewer.outdatedAnswers} />
          <KeptAnalysisNote from={textRetention.namesCountFrom} />
          <BrandForm tracked={viewer} />
        </>
      )}
    </SettingsQuery>
  );
}

/** The names of the brand and its competitors, saved together. */
function BrandForm({ tracked }: { tracked: BrandForm_ViewerFragment }) {
  // A background request must not overwrite what is being typed.
  const [initial] = useState(tracked);
  const saving = useBrandForm(initial, () =>
    toastSuccess('Brand saved', 'Answers will be searched for these names.'),
  );
  return (
    <SettingsForm saving={saving}>
      <SettingsCard
        title="Brand"
        description={
          tracked.brand
            ? 'The company to search for in every answer.'
            : 'Begin with the company to search for in every answer.'
        }
      >
        <CompanyFields path="brand" saved={tracked.brand?.name ?? null} />
      </SettingsCard>
      <SettingsCard
        title="Competitors"
        description="Searched for in answers in the same way and ranked with your brand."
      >
        <CompetitorFields saved={tracked.competitors} />
      </SettingsCard>
      <DiscoveredCompanies
        // Without unsaved changes the form takes over what was saved elsewhere.
        readAt={() => (saving.form.formState.isDirty ? saving.readAt() : undefined)}
        onTracked={saving.addSaved}
      />
    </SettingsForm>
  );
}
