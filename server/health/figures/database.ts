import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/client.ts';

/** The connections of this process to a Postgres server; the embedded database has none to count. */
export function databaseFigures(registry: Registry, { pool }: Pick<Database, 'pool'>): void {
  if (!pool) return;
  new Gauge({
    name: 'sightline_database_connections',
    help: 'Connections of this process to Postgres, those of the job queue left out.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle } = pool();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, total - idle);
    },
  });
  new Gauge({
    name: 'sightline_database_waiting',
    help: 'Statements that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(pool().waiting);
    },
  });
}
