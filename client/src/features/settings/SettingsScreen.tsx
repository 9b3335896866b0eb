import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useSession } from '../../auth/SessionProvider.tsx';
import { useSignOut } from '../../auth/use-sign-out.ts';
import { ScreenHeader } from '../../components/ScreenHeader.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { setColourMode, useColourMode } from '../../theme/colour-mode.ts';
import { SettingsRow } from './SettingsRow.tsx';

const MODES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** The account and how the product looks. */
export function SettingsScreen() {
  const session = useSession();
  const signOut = useSignOut();
  const mode = useColourMode();
  return (
    <>
      <ScreenHeader title="Settings" description="Your account and how Sightline looks" />
      <Stack gap="0" borderWidth="1px" borderRadius="l3" bg="bg.panel" maxW="2xl" px="5">
        <SettingsRow title="Account" description="The address you sign in with">
          <Text wordBreak="break-word">
            {session.status === 'signedIn' ? session.session.user.email : ''}
          </Text>
        </SettingsRow>
        <SettingsRow title="Theme" description="System follows your device">
          <SegmentedControl label="Theme" options={MODES} value={mode} onChange={setColourMode} />
        </SettingsRow>
        <SettingsRow title="Session" description="Signs out on this device">
          <Flex>
            <Button size="sm" variant="outline" onClick={signOut}>
              Sign Out
            </Button>
          </Flex>
        </SettingsRow>
      </Stack>
    </>
  );
}
