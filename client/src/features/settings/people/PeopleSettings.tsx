import { SettingsQuery } from '../SettingsQuery.tsx';
import { AuditCard } from './AuditCard.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MembersCard } from './MembersCard.tsx';
import { usePeopleSettingsQuery } from './PeopleSettings.generated.ts';

/** Who may use the account, and who did what in it. */
export function PeopleSettings() {
  const query = usePeopleSettingsQuery();
  return (
    <>
      <SettingsQuery
        title="People"
        failure="The people of this account could not be loaded."
        skeleton={[2]}
        query={query}
      >
        {({ people, viewer }) => (
          <MembersCard people={people} viewer={viewer}>
            {viewer.accountRole === 'OWNER' && <InviteForm />}
          </MembersCard>
        )}
      </SettingsQuery>
      <AuditCard />
    </>
  );
}
