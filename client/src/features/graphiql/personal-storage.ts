import type { GraphiQL } from 'graphiql';
import type { ComponentProps } from 'react';
import { personalKey } from '../../auth/session-storage.ts';

type GraphiqlStorage = NonNullable<ComponentProps<typeof GraphiQL>['storage']>;

/**
 * Stores GraphiQL's tabs and history in this browser tab's session storage, under the user's own keys, which are deleted at
 * sign-out.
 */
export function personalStorage(userId: string): GraphiqlStorage {
  const key = (name: string) => personalKey(userId, name);
  const own = () => Object.keys(sessionStorage).filter((name) => name.startsWith(key('graphiql:')));
  return {
    getItem: (name) => sessionStorage.getItem(key(name)),
    setItem: (name, value) => sessionStorage.setItem(key(name), value),
    removeItem: (name) => sessionStorage.removeItem(key(name)),
    clear() {
      for (const name of own()) sessionStorage.removeItem(name);
    },
    get length() {
      return own().length;
    },
  };
}
