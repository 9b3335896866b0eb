import type { CitingPrompt } from '../../pages/version-store.ts';
import { type Contact, type DraftFact, MAX_BODY, MAX_SUBJECT, type Target } from '../model.ts';

/** Everything a draft is made of. */
export interface DraftMaterial {
  brand: string;
  fromName: string;
  target: Pick<
    Target,
    'id' | 'url' | 'title' | 'domain' | 'answers' | 'visibleAnswers' | 'missedAnswers' | 'readAt'
  >;
  contact: Pick<Contact, 'name' | 'publishedUrl' | 'publishedText'>;
  prompts: readonly CitingPrompt[];
  instead: readonly { name: string; answers: number }[];
  /** Null: the page was not read. */
  namesBrand: boolean | null;
  /** The brand's own page that covers the first prompt best. */
  ownPage: { url: string; title: string; covers: readonly string[] } | null;
}

/** Writes a mail from measured facts alone; each is listed with where it is from. */
export function buildDraft(material: DraftMaterial): { subject: string; body: string; facts: DraftFact[] } {
  const { brand, fromName, target, contact, prompts, instead, namesBrand, ownPage } = material;
  const title = target.title || target.domain;
  const facts: DraftFact[] = [{ text: `The page’s title: “${title}”`, source: target.url }];
  const paragraphs = [contact.name ? `Hello ${contact.name},` : 'Hello,'];

  const asked = prompts.slice(0, 2).map(({ question }) => `“${question}”`);
  paragraphs.push(
    asked.length > 0
      ? `AI assistants cite your page “${title}” (${target.url}) when people ask ${listWords(asked, 'or')}.`
      : `I am writing about your page “${title}” (${target.url}).`,
  );
  for (const { id, question, answers } of prompts.slice(0, 2)) {
    facts.push({
      text: `“${question}”: ${count(answers, 'answer cites', 'answers cite')} the page`,
      source: answersPath({ source: target.url, status: 'answered', prompt: id }),
    });
  }
  if (target.answers > 0) {
    const { answers, visibleAnswers, missedAnswers } = target;
    const others = instead.slice(0, 2);
    const cites = count(answers, 'answer that cites', 'answers that cite');
    const named = visibleAnswers === 0 ? 'none names' : count(visibleAnswers, 'names', 'name');
    const missed =
      missedAnswers > 0 && others.length > 0
        ? `, and ${count(missedAnswers, 'names', 'name')} others instead, such as ${listWords(
            others.map(({ name }) => name),
            'and',
          )}`
        : '';
    paragraphs.push(`I looked at ${cites} it: ${named} ${brand}${missed}.`);
    facts.push({
      text: `${count(answers, 'answer cites', 'answers cite')} it: ${count(visibleAnswers, 'names', 'name')} ${brand}, ${count(missedAnswers, 'names', 'name')} others and not ${brand}`,
      source: answersPath({ source: target.url, status: 'answered' }),
    });
    if (missed) {
      facts.push({
        text: `Named instead: ${others.map(({ name, answers: n }) => `${name} (${n})`).join(', ')}`,
        source: answersPath({ source: target.url, missed: 'yes' }),
      });
    }
  }
  if (namesBrand === false) {
    paragraphs.push(`The page does not mention ${brand}.`);
    facts.push({
      text: `The page does not name ${brand} (read on ${target.readAt?.slice(0, 10)})`,
      source: `/dashboard/action/pages/${target.id}`,
    });
  }
  if (ownPage) {
    const terms = ownPage.covers.slice(0, 5);
    const about = terms.length > 0 ? `, which covers ${listWords(terms, 'and')}` : '';
    paragraphs.push(`Our page “${ownPage.title || ownPage.url}”${about}, may be of use: ${ownPage.url}`);
    facts.push({
      text: `Our page “${ownPage.title || ownPage.url}”${terms.length > 0 ? ` names ${listWords(terms, 'and')}` : ''}`,
      source: ownPage.url,
    });
  }
  paragraphs.push(
    `Would you consider ${brand} when you next update your page? I am glad to answer questions or to provide what you need for a test of your own.`,
    ['Kind regards', fromName].filter(Boolean).join('\n'),
  );
  facts.push({
    text: `The address is published${contact.publishedText ? `: “${contact.publishedText}”` : ''}`,
    source: contact.publishedUrl,
  });
  return {
    subject: cut(`${brand} for “${title}”`, MAX_SUBJECT),
    body: cut(paragraphs.join('\n\n'), MAX_BODY),
    facts,
  };
}

const answersPath = (filter: Record<string, string>) => `/dashboard/answers?${new URLSearchParams(filter)}`;
const count = (n: number, one: string, several: string) => `${n} ${n === 1 ? one : several}`;
const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;

function listWords(words: readonly string[], joint: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}
