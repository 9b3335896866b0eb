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
    // As wide as the place that is kept for it, also for those who only read.
    <Flex
      align="center"
      justify={{ md: 'end' }}
      gap="1.5"
      wrap="wrap"
      ms={{ md: 'auto' }}
      minW={{ sm: '21rem' }}
    >
      <NotesControl />
      {canChange && <ShareButton {...view} />}
      {canChange && <SendViewButton {...view} />}
    </Flex>
  );
}
