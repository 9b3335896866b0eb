import type { Span } from '../types.ts';

/** What Google's AI Mode page puts under every answer. */
const GOOGLE_FOOTER =
  /^AI responses may include mistakes\.(?:\s*For [^.\n]{3,80}, consult a[^.\n]{3,40}\.)?\s*Learn more[^\n]{0,500}\s*$/;

const MAKERS =
  '(?:ChatGPT|OpenAI|Gemini|Google|Claude|Anthropic|Perplexity|(?:Microsoft )?Copilot|Bing|Grok|xAI|Meta AI|DeepSeek|Mistral|Le Chat)';
/** Whole lines: buttons, the name above an answer, links to terms. */
const LINE = new RegExp(
  `^(?:${[
    '(?:Sign|Log) (?:in|up) (?:to|with) .{1,40}',
    'Continue with .{1,40}',
    '(?:Send|Share|Give|Submit) (?:your )?feedback\\b.{0,40}',
    `(?:Ask|Message|Chat with|Open in|Get|Try|Download(?: the)?|Upgrade to|Powered by|(?:Generated|Written|Answered) (?:by|with)) ${MAKERS}(?: (?:anything|app|Plus|Pro|Advanced))?`,
    `${MAKERS} (?:said|says):`,
    '(?:Copyright|All rights reserved)\\b.{0,80}',
    `(?:${MAKERS} )?(?:Privacy (?:Policy|Notice)|Terms of (?:Service|Use)|Cookie (?:Policy|Settings|Notice))\\b.{0,60}`,
  ].join('|')})[.!]?$`,
);
const MAX_LINE_LENGTH = 120;

/** "Gemini", "Google AI responses". */
const SUBJECT =
  /^\p{Lu}[\p{L}\p{N}.'’]*(?: \p{Lu}[\p{L}\p{N}.]*){0,2}(?: (?:responses|answers|summaries|results))?/u;
const DISCLAIMER =
  /^ (?:can|may|might)(?: also| sometimes| occasionally)? (?:(?:make|include|contain) (?:mistakes|errors)|be inaccurate|(?:display|produce|provide|give) inaccurate )/;
const ADVICE =
  /(?:^|[,;.])\s*(?:so |and )?(?:please |always )?(?:double-?check|check|verify|confirm|consider checking|learn more)\b/i;
const NOTICE =
  /^(?:Your feedback helps |By (?:using|continuing|messaging|chatting|signing)\b.{0,80}\byou (?:agree|consent|accept) |.{0,60}\buses? cookies\b|\p{Lu}\S*(?: AI)? may use (?:account|chats|conversations|your) )/u;
const COPYRIGHT = /^© ?(?:19|20)\d\d\b[^\n.|]{0,60}/u;
/** Each notice holds one of these. */
const SIGNS = [
  'mistakes',
  ' errors',
  'inaccurate',
  'feedback helps',
  'you agree',
  'cookies',
  ' may use ',
  '©',
];
const REACH = 160;
/** Characters at the start and end of an answer in which notices are looked for. */
const ABOVE = 400;
const UNDER = 1_200;
const SENTENCE_END = /^(?:[^\n\u00a0.!?]|[.!?](?=[\p{Ll}\d]))*[.!?]*/u;

/**
 * Finds what a platform's page writes around an answer: disclaimers, notices, buttons. It names the platform's maker
 * whatever was asked.
 */
export function findPageFurniture(text: string): Span[] {
  const furniture = furnitureLines(text);
  for (const margin of marginsOf(text)) {
    const around = text.slice(margin.start, margin.end);
    for (const sign of SIGNS)
      for (let at = around.indexOf(sign); at >= 0; at = around.indexOf(sign, at + 1)) {
        const notice = noticeAt(text, margin.start + at);
        if (notice) furniture.push(notice);
      }
  }
  const footer = text.lastIndexOf('AI responses may include mistakes.');
  if (footer >= 0 && GOOGLE_FOOTER.test(text.slice(footer)))
    furniture.push({ start: footer, end: text.length });
  return furniture;
}

/** Where notices stand: above and under the answer. */
function marginsOf({ length }: string): Span[] {
  if (length <= ABOVE + UNDER) return [{ start: 0, end: length }];
  return [
    { start: 0, end: ABOVE },
    { start: length - UNDER, end: length },
  ];
}

function furnitureLines(text: string): Span[] {
  const lines: Span[] = [];
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const isShort = end - start <= MAX_LINE_LENGTH && isCapital(text.charCodeAt(start));
    if (isShort && LINE.test(text.slice(start, end).trim())) lines.push({ start, end });
  }
  return lines;
}

const isCapital = (code: number): boolean => code >= 65 && code <= 90;

function noticeAt(text: string, at: number): Span | null {
  const copyright = COPYRIGHT.exec(text.slice(at, at + REACH))?.[0].length;
  if (copyright) return { start: sameLineStart(text, at), end: at + copyright };
  const { start, end } = sentenceAround(text, at);
  const sentence = text.slice(start, end);
  const isFurniture = NOTICE.test(sentence) || isDisclaimer(sentence, text.slice(end, end + 60));
  return isFurniture ? { start, end } : null;
}

/** "Google © 2026": a short text before the sign in its sentence belongs to the notice. */
function sameLineStart(text: string, at: number): number {
  const line = text.lastIndexOf('\n', at) + 1;
  const start = line + text.slice(line, at).search(/[^.:|]*$/);
  return at - start <= 40 ? start : at;
}

/** The sentence at an offset, at most 160 characters to either side; the next one may follow without a space. */
function sentenceAround(text: string, at: number): Span {
  let start = at;
  while (start > 0 && at - start < REACH && !startsSentence(text, start)) start -= 1;
  return { start, end: at + (SENTENCE_END.exec(text.slice(at, at + REACH))?.[0].length ?? 0) };
}

function startsSentence(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (before === '\n' || before === '\u00a0') return true;
  return /[.!?)\]]/.test(before === ' ' ? text.charAt(at - 2) : before) && /\p{Lu}/u.test(text.charAt(at));
}

/** "Gemini can make mistakes, so double-check it" anywhere; without advice only as the last sentence. */
function isDisclaimer(sentence: string, following: string): boolean {
  const subject = SUBJECT.exec(sentence)?.[0];
  const claim = subject === undefined ? null : DISCLAIMER.exec(sentence.slice(subject.length));
  if (subject === undefined || !claim) return false;
  const rest = sentence.slice(subject.length + claim[0].length);
  return (
    ADVICE.test(rest) || ADVICE.test(following.trim()) || (/^\W*$/.test(rest) && following.trim() === '')
  );
}
