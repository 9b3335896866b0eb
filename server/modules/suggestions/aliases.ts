import { parse } from 'tldts';
import { isEverydayWord } from '../../analysis/text/everyday-words.ts';
import { foldName } from '../../analysis/text/fold.ts';
import { withoutLegalForm } from './legal-form.ts';

const MAX_ALIASES = 8;
const MAX_ALIAS_LENGTH = 120;
const DESCRIPTION =
  / (?:technologies|technology|group|systems|solutions|software|labs|international|worldwide|global)$/i;

/**
 * Other names a company may be called by: without its legal form, parts in brackets, `&` and "and" exchanged, joined
 * names taken apart, and what its domain says. Never the name itself and never an everyday word alone, which would be
 * found in answers that are not about the company.
 * @returns at most 8, the surest first
 */
export function suggestAliases(name: string, domain: string | null): string[] {
  const given = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  const aliases = new Map<string, string>();
  const taken = foldName(given);
  for (const candidate of [...fromName(given), ...fromDomain(given, domain)]) {
    const alias = candidate.trim().replace(/\s+/g, ' ');
    const key = foldName(alias);
    if (key !== taken && !aliases.has(key) && isDistinctive(alias)) aliases.set(key, alias);
  }
  return [...aliases.values()].slice(0, MAX_ALIASES);
}

function isDistinctive(alias: string): boolean {
  const letters = alias.replace(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < 2 || alias.length > MAX_ALIAS_LENGTH) return false;
  return !isEverydayWord(foldName(alias));
}

function* fromName(given: string): Generator<string> {
  const bracketed = /^(.*?)\s*[([]([^()[\]]+)[)\]]\s*(.*)$/.exec(given);
  const [whole, inner] = bracketed
    ? [`${bracketed[1]} ${bracketed[3]}`.trim(), bracketed[2] ?? '']
    : [given, ''];
  const base = withoutLegalForm(whole);
  yield base;
  yield inner;
  yield base.replace(/^the\s+/i, '');
  const described = base.replace(DESCRIPTION, '');
  if (described.length >= 4) yield described;
  yield base.replace(/\s*&\s*/g, ' and ');
  yield base.replace(/\s+and\s+/gi, ' & ');
  yield camelCaseApart(base);
  if (/^[\p{L}\p{N}]+ [\p{L}\p{N}]+$/u.test(base)) yield base.replace(' ', '');
}

const camelCaseApart = (name: string) =>
  /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u.test(name) ? name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : '';

function* fromDomain(name: string, domain: string | null): Generator<string> {
  const { domain: registrable, domainWithoutSuffix: label, isIcann } = parse(domain ?? '');
  if (!registrable || !label || !isIcann) return;
  // The domain identifies a company whose name is a plain word.
  if (isEverydayWord(label)) yield registrable;
  if (isInitials(label, name)) yield label.toUpperCase();
  else if (!squeezed(name).includes(squeezed(label))) {
    yield label.replace(
      /(^|-)(\p{L})/gu,
      (_whole, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
    );
  }
}

function isInitials(label: string, name: string): boolean {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => !/^(of|and|the|for)$/i.test(word));
  const initials = words.map((word) => word.charAt(0)).join('');
  return label.length >= 2 && label.length <= 5 && initials.toLowerCase().startsWith(label.toLowerCase());
}

const squeezed = (text: string) => foldName(text).replace(/[^\p{L}\p{N}]/gu, '');
