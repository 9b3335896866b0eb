import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { FormButton } from './FormButton.tsx';

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  /** Why the last attempt saved nothing. */
  problem: string | null;
  onDiscard: () => void;
}

/** Says whether there is something to save, at the window's lower edge as long as there is. */
export function SaveBar({ dirty, busy, problem, onDiscard }: SaveBarProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Flex
      data-in-front={dirty ? 'below' : undefined}
      position={dirty ? 'sticky' : 'static'}
      bottom="0"
      zIndex="docked"
      align="center"
      justify="space-between"
      gap="3"
      wrap="wrap"
      py="3"
      bg="bg"
      borderTopWidth="1px"
    >
      <Text fontSize="sm" role="status" color={dirty && problem ? 'fg.error' : 'fg.muted'}>
        {dirty ? (problem ?? 'Unsaved changes') : 'All changes saved'}
      </Text>
      <Flex gap="2">
        {dirty && (
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => setAsking(true)}>
            Discard
          </Button>
        )}
        <FormButton busy={busy} busyText="Saving..." disabled={!dirty}>
          Save changes
        </FormButton>
      </Flex>
      {asking && (
        <ConfirmDialog
          title="Discard your changes?"
          text="Everything here goes back to what was saved last."
          confirm="Discard"
          cancel="Keep editing"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
        />
      )}
    </Flex>
  );
}
