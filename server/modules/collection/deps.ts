import type { Logger } from 'pino';
import type { ChatModel } from '../../chat-model/chat-model.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Prices } from '../../platforms/prices/prices.ts';
import type { Platforms } from '../../platforms/registry.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AnswersService } from '../answers/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { PlatformsService } from '../platforms/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { TopicsService } from '../topics/service.ts';

/** What collecting is built from. */
export interface CollectionDeps {
  db: Db;
  accounts: AccountsService;
  answers: AnswersService;
  brands: BrandsService;
  prompts: PromptsService;
  topics: TopicsService;
  platforms: Platforms;
  prices: Prices;
  /** Judges answers for accounts that want it; null without one. */
  chatModel: ChatModel | null;
  jobs: JobQueue;
  clock: Clock;
  log: Logger;
  /** Milliseconds before a question that failed is asked again for the first time. */
  firstRetryMs: number;
  health: Pick<PlatformsService, 'note' | 'problemSince'>;
  /** Whether the account's answers are samples, under the names of real platforms: real ones must not join them. */
  isSample(userId: string): boolean;
  /** Told in the transaction that ends a run; queues it sends to are prepared before. */
  runEnded?: { prepare(): Promise<void>; tell(tx: Db, userId: string, runId: string): Promise<void> };
}

/** The queue in which a platform's questions wait. */
export const askQueue = (platform: string) => `ask-${platform}`;
