import { useState } from 'react';
import { toastSuccess } from '../../../components/feedback/toasts.ts';
import type { BrandForm_ViewerFragment } from '../../../panels/brand/BrandForm.generated.ts';
import { CompanyFields } from '../../../panels/brand/CompanyFields.tsx';
import { CompetitorFields } from '../../../panels/brand/CompetitorFields.tsx';
import { useBrandForm } from '../../../panels/brand/use-brand-form.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsForm } from '../SettingsForm.tsx';
import { DiscoveredCompanies } from './DiscoveredCompanies.tsx';

/** The names of the brand and its competitors, saved together. */
export function BrandForm({ tracked }: { tracked: BrandForm_ViewerFragment }) {
  // A background request must not overwrite what is being typed.
  const [initial] = useState(tracked);
  const saving = useBrandForm(initial, () =>
    toastSuccess('Brand saved', 'Answers are searched for these names from now on.'),
  );
  return (
    <SettingsForm saving={saving}>
      <SettingsCard
        title="Brand"
        description={
          tracked.brand
            ? 'The company that is looked for in every answer.'
            : 'Begin with the company that is to be looked for in every answer.'
        }
      >
        <CompanyFields path="brand" saved={tracked.brand?.name ?? null} />
      </SettingsCard>
      <SettingsCard
        title="Competitors"
        description="Found in answers by the same rule and ranked beside your brand."
      >
        <CompetitorFields saved={tracked.competitors} />
      </SettingsCard>
      <DiscoveredCompanies />
    </SettingsForm>
  );
}
