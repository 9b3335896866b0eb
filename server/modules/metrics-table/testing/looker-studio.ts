import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/** What a connector's `UrlFetchApp.fetch` gets. */
export interface Fetched {
  status: number;
  text: string;
}

/** A field as the connector describes it. */
type Field = { id: string; kind: string } & Record<string, string>;

const CODE = readFileSync(new URL('../../../../integrations/looker-studio/Code.js', import.meta.url), 'utf8');

/** An object whose `setX(value)` keeps `x` and returns it, as Google's builders do. */
function builder<Kept extends object>(kept: Kept): Kept & Record<string, (value: unknown) => unknown> {
  const proxy = new Proxy(kept as Kept & Record<string, (value: unknown) => unknown>, {
    get(target, name: string) {
      if (name === 'build') return () => target;
      if (name === 'getId') return () => Reflect.get(target, 'id');
      const [, first = '', rest = ''] = /^set(.)(.*)$/.exec(name) ?? [];
      if (!first) return Reflect.get(target, name);
      return (value: unknown) => {
        Reflect.set(target, `${first.toLowerCase()}${rest}`, value);
        return proxy;
      };
    },
  });
  return proxy;
}

const sameNames = () => new Proxy({}, { get: (_target, name: string) => name });

function fieldList(list: Field[]) {
  const add = (kind: string) => {
    const field: Field = builder({ id: '', kind }) as never;
    list.push(field);
    return field;
  };
  return {
    newDimension: () => add('dimension'),
    newMetric: () => add('metric'),
    setDefaultDimension() {},
    setDefaultMetric() {},
    asArray: () => list,
    forIds: (ids: string[]) => fieldList(list.filter(({ id }) => ids.includes(id))),
    build: () => list,
  };
}

/**
 * Runs the connector with stand-ins of Google's services. Its requests are synchronous there, so a function is run again for each
 * reply that it lacks.
 */
export function createLookerStudio(
  fetch: (url: string, headers: Record<string, string>) => Promise<Fetched>,
) {
  const properties = new Map<string, string>();
  const connector = {
    AuthType: sameNames(),
    FieldType: sameNames(),
    AggregationType: sameNames(),
    newAuthTypeResponse: () => builder({}),
    newSetCredentialsResponse: () => builder({}),
    getFields: () => fieldList([]),
    newUserError: () => {
      const error = builder({ text: '' });
      return Object.assign(error, {
        throwException() {
          throw new Error(error.text);
        },
      });
    },
  };
  return async function call<Result>(name: string, request?: unknown): Promise<Result> {
    const replies = new Map<string, Fetched>();
    for (;;) {
      let missing: { url: string; headers: Record<string, string> } | null = null;
      const context = createContext({
        DataStudioApp: { createCommunityConnector: () => connector },
        PropertiesService: {
          getUserProperties: () => ({
            getProperties: () => Object.fromEntries(properties),
            setProperties: (set: Record<string, string>) =>
              Object.entries(set).forEach(([key, value]) => {
                properties.set(key, value);
              }),
            deleteProperty: (key: string) => properties.delete(key),
          }),
        },
        UrlFetchApp: {
          fetch(url: string, { headers }: { headers: Record<string, string> }) {
            const reply = replies.get(url);
            if (!reply) {
              missing = { url, headers };
              throw new Error('This reply is fetched before the function is run again.');
            }
            return { getResponseCode: () => reply.status, getContentText: () => reply.text };
          },
        },
        request,
      });
      try {
        const result: Result = runInContext(`${CODE}; ${name}(request)`, context);
        // As plain objects of this realm.
        return JSON.parse(JSON.stringify(result ?? null));
      } catch (error) {
        const wanted = missing as { url: string; headers: Record<string, string> } | null;
        if (!wanted) throw error;
        replies.set(wanted.url, await fetch(wanted.url, wanted.headers));
      }
    }
  };
}
