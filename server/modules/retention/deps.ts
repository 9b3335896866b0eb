import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { TextArchive } from '../../text-archive/text-archive.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { DiscoveriesService } from '../discoveries/service.ts';

export interface RetentionDeps {
  db: Db;
  config: Pick<Config, 'textRetentionDays'>;
  accounts: AccountsService;
  discoveries: DiscoveriesService;
  textArchive: TextArchive | null;
  jobs: JobQueue;
  clock: Clock;
  log: Logger;
}
