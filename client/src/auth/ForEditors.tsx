import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useCanChange } from './account-role.ts';

/**
 * Controls that change the account: absent for a viewer of it. The band above every screen says why
 * (`OtherAccountBanner`).
 */
export const ForEditors = ({ children }: { children: ReactNode }) => (useCanChange() ? children : null);

/** A form whose values a viewer of the account reads: its controls are off. */
export const EditorFields = ({ children }: { children: ReactNode }) => (
  <chakra.fieldset display="contents" minW="0" disabled={!useCanChange()}>
    {children}
  </chakra.fieldset>
);
