import { Flex } from '@chakra-ui/react';
import { useCanChange } from '../../auth/account-role.ts';
import { NotesControl } from '../notes/NotesControl.tsx';
import { SendViewButton } from '../send-view/SendViewButton.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import type { ScreenToShare } from '../share/view-to-share.ts';

/** The notes of the charts' days; for those who may change the account, a link to the view and the view as a mail. */
export function ActionButtons(view: ScreenToShare) {
  const canChange = useCanChange();
  return (
    <Flex align="center" gap="2" wrap="wrap" ms={{ md: 'auto' }}>
      <NotesControl />
      {canChange && <ShareButton {...view} />}
      {canChange && <SendViewButton {...view} />}
    </Flex>
  );
}
