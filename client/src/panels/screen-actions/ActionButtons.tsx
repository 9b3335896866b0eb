import { Flex } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useCanChange } from '../../auth/account-role.ts';
import { NotesControl } from '../notes/NotesControl.tsx';
import { ShareButton } from '../share/ShareButton.tsx';

/** The notes of the charts' days, and a link to the view for those who may make one. */
export const ActionButtons = (view: ComponentProps<typeof ShareButton>) => (
  <Flex align="center" columnGap="2" ms={{ md: 'auto' }}>
    <NotesControl />
    {useCanChange() && <ShareButton {...view} />}
  </Flex>
);
