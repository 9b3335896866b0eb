import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useCanChange } from '../../auth/account-role.ts';
import { CardSkeleton } from '../../components/feedback/CardSkeleton.tsx';
import { SegmentedControl } from '../../components/forms/SegmentedControl.tsx';
import { ScreenHeader } from '../../components/layout/ScreenHeader.tsx';
import { lazyScreen } from '../../components/lazy-screen.ts';
import { paths } from '../../paths.ts';
import { setColourMode, useColourMode } from '../../theme/colour-mode.ts';
import { ProfileSettings } from './profile/ProfileSettings.tsx';
import { SectionList } from './SectionList.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { isSection, type Section } from './sections.ts';

const BrandSettings = lazyScreen(async () => (await import('./brand/BrandSettings.tsx')).BrandSettings);

const TopicsSettings = lazyScreen(async () => (await import('./topics/TopicsSettings.tsx')).TopicsSettings);

const CollectionSettings = lazyScreen(
  async () => (await import('./collection/CollectionSettings.tsx')).CollectionSettings,
);

const PlatformsSettings = lazyScreen(
  async () => (await import('./platforms/PlatformsSettings.tsx')).PlatformsSettings,
);
const AlertSettings = lazyScreen(async () => (await import('./alerts/AlertSettings.tsx')).AlertSettings);

const NotesSettings = lazyScreen(async () => (await import('./notes/NotesSettings.tsx')).NotesSettings);
const PersonasSettings = lazyScreen(
  async () => (await import('./personas/PersonasSettings.tsx')).PersonasSettings,
);
const ApiSettings = lazyScreen(async () => (await import('./api/ApiSettings.tsx')).ApiSettings);
const PeopleSettings = lazyScreen(async () => (await import('./people/PeopleSettings.tsx')).PeopleSettings);
const SharingSettings = lazyScreen(
  async () => (await import('./sharing/SharingSettings.tsx')).SharingSettings,
);
const DataSettings = lazyScreen(async () => (await import('./data/DataSettings.tsx')).DataSettings);

const CONTENT: Record<Section, ComponentType> = {
  profile: ProfileSettings,
  appearance: AppearanceSettings,
  brand: BrandSettings,
  topics: TopicsSettings,
  personas: PersonasSettings,
  collection: CollectionSettings,
  platforms: PlatformsSettings,
  alerts: AlertSettings,
  notes: NotesSettings,
  api: ApiSettings,
  people: PeopleSettings,
  sharing: SharingSettings,
  data: DataSettings,
};

/** Sections that a person changes for themselves, or that say by themselves who may change what. */
const PERSONAL: ReadonlySet<Section> = new Set(['profile', 'appearance', 'api', 'people', 'data']);

/** The settings: the section that the address names, Profile by default. */
export function SettingsScreen() {
  const { section = 'profile' } = useParams();
  const canChange = useCanChange();
  if (!isSection(section)) return <Navigate to={paths.settings} replace />;
  const Content = CONTENT[section];
  return (
    <>
      <ScreenHeader title="Settings" description="Your account, your brand and its prompts" />
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '5', lg: '10' }} align="start">
        <SectionList current={section} />
        <Box flex="1" minW="0" width="full" maxW="2xl">
          <Suspense fallback={<CardSkeleton fields={4} label="Loading settings" />}>
            <Stack gap="5">
              <chakra.fieldset display="contents" disabled={!canChange && !PERSONAL.has(section)}>
                <Content />
              </chakra.fieldset>
            </Stack>
          </Suspense>
        </Box>
      </Flex>
    </>
  );
}

const COLOUR_MODES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** The colour mode of this browser. */
function AppearanceSettings() {
  const mode = useColourMode();
  return (
    <SettingsCard
      title="Theme"
      description="System follows your device. Saved in this browser."
      action={
        <SegmentedControl
          label="Theme"
          options={COLOUR_MODES}
          value={mode}
          size="md"
          onChange={setColourMode}
        />
      }
    />
  );
}
