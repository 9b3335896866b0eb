import { Text } from '@chakra-ui/react';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsList } from '../SettingsList.tsx';
import type { ApiSettingsQuery } from './ApiSettings.generated.ts';
import { AppItem } from './AppItem.tsx';

interface AppsCardProps {
  apps: ApiSettingsQuery['connectedApps'];
  /** Called after an app was disconnected. */
  onChange: () => Promise<unknown>;
}

/** Apps that signed the person in, without a token. */
export function AppsCard({ apps, onChange }: AppsCardProps) {
  return (
    <SettingsCard
      title="Connected apps"
      description="Apps that you let in by signing in here, such as connectors of AI assistants. A new password disconnects all."
    >
      {apps.length === 0 ? (
        <Text fontSize="sm" color="fg.subtle">
          No connected apps.
        </Text>
      ) : (
        <SettingsList label="Connected apps">
          {apps.map((app) => (
            <AppItem key={app.id} app={app} onDisconnected={() => onChange().catch(() => undefined)} />
          ))}
        </SettingsList>
      )}
    </SettingsCard>
  );
}
