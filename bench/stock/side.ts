import { openPostgres } from '../../server/db/client.ts';
import { type DataLocation, environmentOf } from '../support/account.ts';
import { backendCpuMs } from '../support/backend-cpu.ts';
import { cpuMs } from '../support/cpu.ts';
import type { LoadRequest } from '../support/load.ts';
import { startServer } from '../support/processes.ts';

interface Settings {
  name: string;
  settings: Record<string, string>;
}

/** The second one for the embedded database alone, whose client is a part of the product. */
export const STOCK: readonly [Settings, Settings] = [
  { name: "stock on the product's database client", settings: { DAY_TABLES: 'on' } },
  { name: "stock on PGlite's own client", settings: { DAY_TABLES: 'on', PLAIN_PGLITE: 'on' } },
];

/** A running server on a database that no other uses. */
export interface Side {
  name: string;
  /** @throws without the data */
  send(request: LoadRequest): Promise<string>;
  /** CPU used so far by the server, and by Postgres for it, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server. @param script its file */
export async function startSide(
  script: string,
  location: DataLocation,
  { name, settings }: Settings,
): Promise<Side> {
  const env = { NODE_ENV: 'production', ...environmentOf(location), ...settings };
  const server = await startServer(script, env);
  const database = location.databaseUrl ? openPostgres(location.databaseUrl) : null;
  return {
    name,
    async send({ path, headers, body }) {
      const reply = await fetch(server.origin + path, { method: 'POST', headers, body });
      const text = await reply.text();
      if (!reply.ok || JSON.parse(text).errors) throw new Error(text.slice(0, 2000));
      return text;
    },
    cpuMs: async () => cpuMs(server.pid) + (database ? await backendCpuMs(database.db) : 0),
    async stop() {
      await server.stop();
      await database?.close();
    },
  };
}
