import { Text } from '@chakra-ui/react';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList } from '../SettingsList.tsx';
import { SettingsQuery } from '../SettingsQuery.tsx';
import { LinkItem } from './LinkItem.tsx';
import { useSharingSettingsQuery } from './SharingSettings.generated.ts';

/** The account's share links: what each shows, how often it was opened, and its end. */
export function SharingSettings() {
  // Links are opened at any time.
  const query = useSharingSettingsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsQuery
      title="Share links"
      failure="The share links could not be loaded. Please try again later."
      skeleton={[2]}
      query={query}
    >
      {({ shareLinks }) => {
        const live = shareLinks.filter(({ state }) => state === 'LIVE');
        const ended = shareLinks.filter(({ state }) => state !== 'LIVE');
        return (
          <>
            <SettingsCard
              title="Share links"
              description="Each shows one view to anybody who has it, without a sign-in. Make one by Share, beside the range of a screen."
            >
              {live.length === 0 ? (
                <Text fontSize="sm" color="fg.subtle">
                  No links are shared.
                </Text>
              ) : (
                <SettingsList label="Share links">
                  {live.map((link) => (
                    <LinkItem key={link.id} link={link} />
                  ))}
                </SettingsList>
              )}
            </SettingsCard>
            {ended.length > 0 && (
              <SettingsCard title="Ended links" description="They show nothing any more.">
                <SettingsList label="Ended links">
                  {ended.map((link) => (
                    <LinkItem key={link.id} link={link} />
                  ))}
                </SettingsList>
              </SettingsCard>
            )}
          </>
        );
      }}
    </SettingsQuery>
  );
}
