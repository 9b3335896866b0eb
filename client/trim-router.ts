import type { Plugin } from 'vite';

const NAMES = /^\w+\.displayName = "\w+";$/gm;
const CALLS = /= (React\d*\.(?:createContext|forwardRef)\()/g;

/**
 * Lets the bundler leave out parts of React Router that nothing uses: it keeps every part that is given a name for
 * debugging, and every one made by a call that it cannot see to be without effects. Changes nothing else.
 */
export const trimRouter = (): Plugin => ({
  name: 'trim-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({
      code: code.replace(NAMES, '').replace(CALLS, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
