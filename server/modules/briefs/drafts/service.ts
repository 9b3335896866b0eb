import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ChatModel } from '../../../chat-model/chat-model.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/client.ts';
import { badInput, conflict } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { enforceLimit } from '../../../rate-limit/enforce-limit.ts';
import type { RateLimiter } from '../../../rate-limit/rate-limiter.ts';
import type { Viewer } from '../../accounts/model.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { ActionCenterService } from '../../action-center/service.ts';
import type { PageScoreValues } from '../../pages/model.ts';
import type { Brief } from '../model.ts';
import { estimateInputTokens } from './ask-draft.ts';
import { costOf, outputLimit } from './cost.ts';
import type { Draft, DraftLevel } from './model.ts';
import { scoreText } from './score-text.ts';
import { endDraft, findDrafts, insertDraft, isWriting } from './store.ts';
import { writeDraft } from './write-draft.ts';

export interface DraftsDeps {
  db: Db;
  config: Config;
  accounts: AccountsService;
  actionCenter: ActionCenterService;
  rateLimiter: RateLimiter;
  chatModel: ChatModel | null;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}

export interface DraftInput {
  promptId?: string | null | undefined;
  text?: string | null | undefined;
  level: DraftLevel;
}

export interface DraftArgs {
  /** Whose; an analyst may name any account. */
  userId?: string | null | undefined;
  promptId?: string | null | undefined;
  id?: string | null | undefined;
}

const isIdOrNone = (id: string | null | undefined) => id == null || z.uuid().safeParse(id).success;

/** What a draft costs at most. */
export interface DraftEstimate {
  model: string;
  inputTokens: number;
  maxOutputTokens: number;
  /** US dollars; null: no price is configured. */
  cost: number | null;
}

const MAX_TEXT = 20_000;
const MAX_SCORED = 60_000;
const DRAFTS = { count: 20, seconds: 3600 };
const SCORINGS = { count: 300, seconds: 3600 };
/** A draft that takes longer belongs to a process that ended. */
const MAX_MINUTES = 15;

/** Texts that the configured chat model writes, and scores of texts. Errors: see `createBriefsService`. */
export function createDrafts(
  deps: DraftsDeps,
  briefOf: (viewer: Viewer, userId: string | null | undefined, promptId: string) => Promise<Brief>,
) {
  const { db, config, accounts, actionCenter, rateLimiter, chatModel, clock, log } = deps;
  const maxOutputTokens = outputLimit(config.chatModel);
  const staleBefore = () => new Date(clock().getTime() - MAX_MINUTES * 60_000).toISOString();

  /** Latest first. */
  async function drafts(...args: Parameters<typeof findDrafts>): Promise<Draft[]> {
    const before = staleBefore();
    return (await findDrafts(...args)).map((draft) =>
      draft.status !== 'writing' || draft.startedAt > before
        ? draft
        : { ...draft, status: 'failed', problem: 'The server ended before the draft was finished.' },
    );
  }

  /** @throws BAD_USER_INPUT */
  async function prepare(viewer: Viewer, { promptId, text: given }: Omit<DraftInput, 'level'>) {
    const text = given?.toWellFormed().replaceAll('\0', '').trim() ?? '';
    if (text.length > MAX_TEXT) throw badInput('text', 'A text has at most 20,000 characters.');
    return { text, brief: promptId ? await briefOf(viewer, null, promptId) : null };
  }

  return {
    /** A draft for a prompt, or of a text alone: the latest where no other one is named. Null where there is none. */
    async draft(viewer: Viewer, { userId, promptId, id }: DraftArgs): Promise<Draft | null> {
      const account = await actionCenter.readable(viewer, userId);
      if (![promptId, id].every(isIdOrNone)) return null;
      const [draft] = await drafts(db, account.userId, promptId ?? null, { limit: 1, id: id ?? null });
      return draft ?? null;
    },

    /** The drafts for a prompt, or of texts alone, latest first: those of the last 20 of the account. */
    async drafts(viewer: Viewer, { userId, promptId }: DraftArgs): Promise<Draft[]> {
      const account = await actionCenter.readable(viewer, userId);
      if (!isIdOrNone(promptId)) return [];
      return drafts(db, account.userId, promptId ?? null);
    },

    /** Null without a chat model. @throws BAD_USER_INPUT, NOT_FOUND */
    async estimate(viewer: Viewer, input: Omit<DraftInput, 'level'>): Promise<DraftEstimate | null> {
      await actionCenter.readable(viewer, null);
      if (!chatModel) return null;
      const { text, brief } = await prepare(viewer, input);
      const inputTokens = estimateInputTokens(brief, text);
      return {
        model: chatModel.name,
        inputTokens,
        maxOutputTokens,
        cost: costOf(config.chatModel, inputTokens, maxOutputTokens),
      };
    },

    /**
     * Writes a draft for the viewer's own account; a failure of the model is stored with the draft.
     * @throws BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED; CONFLICT while another one is being written
     */
    async start(viewer: Viewer, input: DraftInput): Promise<Draft | null> {
      const { userId } = await actionCenter.readable(viewer, null);
      if (!chatModel) throw badInput('level', 'No chat model is configured on this server.');
      const { text, brief } = await prepare(viewer, input);
      if (!brief && !text) throw badInput('text', 'Choose a prompt or enter a text.');
      await enforceLimit(rateLimiter, `draft:${userId}`, DRAFTS, 'At most 20 drafts are written an hour.');
      const id = randomUUID();
      const promptId = brief?.prompt.id ?? null;
      await db.transaction(async (tx) => {
        await accounts.lock(tx, userId);
        if (await isWriting(tx, userId, staleBefore())) {
          throw conflict('Another draft is being written. Wait until it is finished.');
        }
        const startedAt = clock().toISOString();
        const { level } = input;
        await insertDraft(tx, userId, {
          ...{
            id,
            promptId,
            level,
            model: chatModel.name,
            original: text,
            startedBy: viewer.personId,
            startedAt,
          },
        });
      });
      const written = await writeDraft(
        { model: chatModel, config: config.chatModel, log },
        { brief, text, level: input.level },
      );
      await endDraft(db, userId, { id, ...written, endedAt: clock().toISOString() });
      const [draft] = await drafts(db, userId, promptId, { limit: 1 });
      return draft ?? null;
    },

    /** The six scores of a text in Markdown. @throws BAD_USER_INPUT, RATE_LIMITED */
    async textScores(viewer: Viewer, text: string): Promise<PageScoreValues> {
      const { userId } = await actionCenter.readable(viewer, null);
      if (text.length > MAX_SCORED) throw badInput('text', 'A text has at most 60,000 characters.');
      await enforceLimit(
        rateLimiter,
        `score-text:${userId}`,
        SCORINGS,
        'At most 300 texts are scored an hour.',
      );
      return scoreText(text);
    },
  };
}
