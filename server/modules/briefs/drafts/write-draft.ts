import type { Logger } from 'pino';
import { type ChatModel, ChatModelError } from '../../../chat-model/chat-model.ts';
import type { ChatModelConfig } from '../../../config/config.ts';
import type { Brief } from '../model.ts';
import { askForDraft } from './ask-draft.ts';
import { checkDraft } from './check-draft.ts';
import { costOf, outputLimit } from './cost.ts';
import { draftToMarkdown } from './markdown.ts';
import type { Draft, DraftLevel, DraftSource } from './model.ts';
import { scoreText } from './score-text.ts';

interface Deps {
  model: ChatModel;
  config: ChatModelConfig | undefined;
  log: Pick<Logger, 'error'>;
}

interface Request {
  brief: Brief | null;
  text: string;
  level: DraftLevel;
}

type Written = Pick<
  Draft,
  'status' | 'problem' | 'result' | 'before' | 'after' | 'inputTokens' | 'outputTokens' | 'cost'
>;

const NOTHING = {
  result: null,
  before: null,
  after: null,
  inputTokens: null,
  outputTokens: null,
  cost: null,
};

/** Asks the model once and checks what it wrote; a failure is a draft with its problem. */
export async function writeDraft({ model, config, log }: Deps, request: Request): Promise<Written> {
  try {
    return { status: 'done', problem: null, ...(await askAndCheck(model, config, request)) };
  } catch (error) {
    if (error instanceof ChatModelError) return { status: 'failed', problem: error.message, ...NOTHING };
    log.error({ err: error }, 'a draft failed');
    return { status: 'failed', problem: 'The draft could not be written. Try again.', ...NOTHING };
  }
}

/** @throws ChatModelError */
async function askAndCheck(
  model: ChatModel,
  config: ChatModelConfig | undefined,
  { brief, text, level }: Request,
) {
  const { value, usage } = await askForDraft(model, {
    brief,
    text,
    level,
    maxOutputTokens: outputLimit(config),
  });
  const title = brief?.prompt.question ?? (text.split('\n', 1)[0] ?? '').slice(0, 120);
  const result = checkDraft(value, sourcesOf(brief, text), title);
  return {
    result,
    before: text ? await scoreText(text) : null,
    after: await scoreText(draftToMarkdown(result, { marked: false })),
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    cost: usage && costOf(config, usage.inputTokens, usage.outputTokens),
  };
}

function sourcesOf(brief: Brief | null, text: string): DraftSource[] {
  const facts = (brief?.facts ?? []).map((fact) => {
    const page = brief?.pages.find(({ id }) => id === fact.page);
    return {
      ...{ factId: fact.id, text: fact.text, url: page?.url ?? null },
      // A page's title in a text would be counted with it.
      title: page?.domain ?? '',
    };
  });
  return text ? [...facts, { factId: null, text, url: null, title: '' }] : facts;
}
