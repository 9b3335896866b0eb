import { SettingsQuery } from '../SettingsQuery.tsx';
import { BrandForm } from './BrandForm.tsx';
import { useBrandSettingsQuery } from './BrandSettings.generated.ts';
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
      {({ viewer }) => (
        <>
          <OutdatedAnswers count={viewer.outdatedAnswers} />
          <BrandForm tracked={viewer} />
        </>
      )}
    </SettingsQuery>
  );
}
