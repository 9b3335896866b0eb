import { createContext, useContext } from 'react';

/** Off where the reader cannot open the screens: links to them are drawn as text. */
export const ScreenLinks = createContext(true);

export const useScreenLinks = () => useContext(ScreenLinks);
