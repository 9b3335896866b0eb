import { Stack } from '@chakra-ui/react';
import { EditorFields } from '../../../../auth/ForEditors.tsx';
import type { OutreachFragment } from '../OutreachScreen.generated.ts';
import { DoNotContact } from './DoNotContact.tsx';
import { MailAccountForm } from './MailAccountForm.tsx';

/** The mail account, and who is never written to. */
export const SettingsTab = ({ outreach }: { outreach: OutreachFragment }) => (
  <Stack gap="5">
    <EditorFields>
      <MailAccountForm key={outreach.settings.version} outreach={outreach} />
    </EditorFields>
    <DoNotContact />
  </Stack>
);
