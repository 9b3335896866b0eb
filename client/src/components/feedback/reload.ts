import { createContext, useContext } from 'react';

/** Reloads the page; tests replace it. */
export const ReloadContext = createContext(() => window.location.reload());

export const useReload = () => useContext(ReloadContext);
