import { createContext, useContext } from 'react';
import type { AccountRole } from '../schema.generated.ts';

/** What the person may do in the account that is shown. */
export const AccountRoleContext = createContext<AccountRole>('OWNER');

export const useAccountRole = () => useContext(AccountRoleContext);

/** Whether the person may change the account; the server refuses it otherwise. */
export const useCanChange = () => useAccountRole() !== 'VIEWER';
