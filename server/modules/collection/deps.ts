import type { ChatModel } from '../../chat-model/chat-model.ts';
import type { Db } from '../../db/client.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../lib/clock.ts';
import type { AskingDeps } from '../../platforms/asking/ask-platform.ts';
import type { AccountWorld } from '../../platforms/simulator/simulator.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { AnswersService } from '../answers/service.ts';
import type { BrandsService } from '../brands/service.ts';
import type { PersonasService } from '../personas/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { TopicsService } from '../topics/service.ts';

export interface CollectionDeps extends AskingDeps {
  accounts: AccountsService;
  answers: AnswersService;
  brands: BrandsService;
  personas: PersonasService;
  prompts: PromptsService;
  topics: TopicsService;
  /** Judges answers for accounts that chose it; null without one. */
  chatModel: ChatModel | null;
  jobs: JobQueue;
  clock: Clock;
  /**
   * Whether the account's answers are simulated under real platforms' names: its runs add such answers, and real ones must
   * not join them.
   */
  isDemoAccount(userId: string): boolean;
  /** Adds details of a demo account's companies and topics for the simulator; other worlds stay unchanged. */
  simulatedWorld(userId: string, world: AccountWorld): AccountWorld;
  /** Notified in the transaction that ends a run; `prepare` is called before it and creates the queues it sends to. */
  runEnded: { prepare(): Promise<void>; tell(tx: Db, userId: string, runId: string): Promise<void> };
}
