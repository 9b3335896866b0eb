import type { GraphiQL } from 'graphiql';
import type { ComponentProps } from 'react';
import { personalKey } from '../../auth/session-storage.ts';

type GraphiqlStorage = NonNullable<ComponentProps<typeof GraphiQL>['storage']>;

/**
 * Where GraphiQL keeps its tabs and history: in this browser tab, under the person's own keys, so that it goes when they
 * sign out.
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
