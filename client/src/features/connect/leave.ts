import { createContext, useContext } from 'react';

/** Goes to an address of the server's, which leads back to the app. Replaced in tests. */
export const LeaveContext = createContext((address: string) => window.location.assign(address));

export const useLeave = () => useContext(LeaveContext);
