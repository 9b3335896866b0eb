import { Stack } from '@chakra-ui/react';
import { useCanChange } from '../../../../../auth/account-role.ts';
import { EditorFields } from '../../../../../auth/ForEditors.tsx';
import type { ExperimentFragment } from '../ExperimentScreen.generated.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftForm } from './DraftForm.tsx';
import { PowerPanel } from './PowerPanel.tsx';
import { PromptsPanel } from './PromptsPanel.tsx';
import { useDraft } from './use-draft.ts';

/** A draft: what it would see, its fields, its prompts, and how it is registered. */
export function DraftView({ experiment }: { experiment: ExperimentFragment }) {
  const { isSaving, save } = useDraft(experiment.id);
  const canChange = useCanChange();
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <PowerPanel experiment={experiment} />
      <EditorFields>
        <DraftForm experiment={experiment} isSaving={isSaving} onSave={save} />
      </EditorFields>
      <PromptsPanel experiment={experiment} isSaving={isSaving || !canChange} onSave={save} />
      <EditorFields>
        <DraftActions experiment={experiment} />
      </EditorFields>
    </Stack>
  );
}
