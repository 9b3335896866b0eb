import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { serverMessage } from '../../../apollo/server-message.ts';
import { toastError } from '../../../components/feedback/toasts.ts';
import { formatCounted } from '../../../format.ts';
import { SettingsListItem } from '../SettingsList.tsx';
import {
  type Persona_ItemFragment as Persona,
  useArchivePersonaMutation,
  useRestorePersonaMutation,
} from './PersonasSettings.generated.ts';
import { describePersona } from './persona-values.ts';

interface PersonaItemProps {
  persona: Persona;
  canChange: boolean;
  onEdit: () => void;
}

/** A persona with what it is and how many prompts are asked as it. */
export function PersonaItem({ persona, canChange, onEdit }: PersonaItemProps) {
  const [archive, archiving] = useArchivePersonaMutation();
  const [restore, restoring] = useRestorePersonaMutation();
  const { id, name, archived, promptIds } = persona;

  async function toggle() {
    try {
      const errors = archived
        ? (await restore({ variables: { id } })).data?.restorePersona.errors
        : (await archive({ variables: { id } })).data?.archivePersona.errors;
      if (errors?.[0]) toastError(errors[0].message);
    } catch (error) {
      toastError(serverMessage(error, 'The persona could not be changed. Please try again.'));
    }
  }

  return (
    <SettingsListItem>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box minW="0" flex="1" flexBasis="56">
          <Text fontWeight="medium" color={archived ? 'fg.muted' : undefined}>
            {name}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {describePersona(persona)}
          </Text>
          <Text fontSize="xs" color="fg.subtle">
            {archived ? 'Archived: no longer asked' : `${formatCounted(promptIds.length, 'prompt')} asked`}
          </Text>
        </Box>
        {canChange && (
          <Flex gap="1">
            {!archived && (
              <Button size="sm" variant="ghost" aria-label={`Edit ${name}`} onClick={onEdit}>
                Edit
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${archived ? 'Restore' : 'Archive'} ${name}`}
              disabled={archiving.loading || restoring.loading}
              onClick={toggle}
            >
              {archived ? 'Restore' : 'Archive'}
            </Button>
          </Flex>
        )}
      </Flex>
    </SettingsListItem>
  );
}
