import { createContext, useContext } from 'react';

/** How the page is loaded anew; tests put their own in its place. */
export const ReloadContext = createContext(() => window.location.reload());

export const useReload = () => useContext(ReloadContext);
