import { parse } from 'tldts';
import { isEverydayWord } from '../text/everyday-words.ts';
import { foldName } from '../text/fold.ts';
import type { TrackedCompany } from '../types.ts';

const MAX_NAME_LENGTH = 200;
const LEGAL_FORM =
  /[ ,]+(?:inc|incorporated|llc|llp|ltd|limited|corp|corporation|gmbh|plc|s\.?p\.?a|s\.a|ag|b\.v|n\.v|pty ltd|co\., ltd|k\.k)\.?$/;
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** True when the name itself is written like a host name: `monday.com`, `Booking.com`. */
export function isDomainLike(name: string): boolean {
  const trimmed = name.trim();
  if (!/^[^\s/@:]+\.[^\s/@:]+$/.test(trimmed)) return false;
  const parsed = parse(trimmed);
  return parsed.isIcann === true && parsed.domain !== null;
}

/**
 * The folded spellings of a name that are searched for: as given, without its legal form, with `&` and
 * "and" exchanged, with and without apostrophes, dots and spaces, camel case taken apart, umlauts spelled out.
 * Ascending and without repeats; empty when the name holds no letter or digit.
 */
export function nameForms(name: string): string[] {
  const original = name.slice(0, MAX_NAME_LENGTH);
  const base = foldName(original);
  if (!/[\p{L}\p{N}]/u.test(base)) return [];
  if (isDomainLike(original)) return [base];
  const forms = new Set([base]);
  for (const rule of RULES) {
    for (const form of [...forms]) {
      const changed = rule(form).replace(/ +/g, ' ').trim();
      if (/[\p{L}\p{N}]/u.test(changed)) forms.add(changed);
    }
  }
  for (const form of [spelledOutUmlauts(original), camelCaseApart(original)]) if (form) forms.add(form);
  return [...forms].sort();
}

const RULES: readonly ((form: string) => string)[] = [
  (form) => form.replace(LEGAL_FORM, ''),
  (form) => form.replace(/[!.?]+$/, ''),
  (form) => (form.length > 2 ? form.replace(/(?<=\w)\+$/, ' plus') : form),
  (form) => (/^the \S+ \S/.test(form) ? form.slice(4) : form),
  (form) => form.replace(/ ?[&+] ?(?=\w)/g, ' & '),
  (form) => form.replace(/ [&] /g, '&'),
  (form) => form.replace(/ ?& ?/g, ' and '),
  (form) => form.replace(/ and /g, ' & '),
  (form) => form.replaceAll("'", ''),
  (form) => (form.includes("'") ? form : form.replace(/(?<=\w{3})s(?= )/, "'s")),
  (form) => form.replace(/(?<=\b\w)\.(?=\w{2})/g, '. '),
  (form) => form.replace(/(?<=\b\w)\. ?(?=\w\b)/g, ''),
  (form) => form.replace(/\./g, ' '),
  joined,
];

/** "T Mobile" is written "TMobile" as well; a result that is an everyday word is of no use. */
function joined(form: string): string {
  const together = form.replaceAll(' ', '');
  const plain = /^[a-z]+( [a-z]+){1,2}$/.test(form) && together.length >= 6 && !isEverydayWord(together);
  return plain ? together : form;
}

function spelledOutUmlauts(name: string): string | null {
  const spelled = name
    .normalize('NFC')
    .replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  return spelled === name.normalize('NFC') ? null : foldName(spelled);
}

function camelCaseApart(name: string): string | null {
  return /^\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}$/u.test(name)
    ? foldName(name.replace(/(?<=\p{Ll})(?=\p{Lu})/u, ' '))
    : null;
}

/**
 * Recognises tracked companies by a text that is only a name, in any spelling that answers are searched for.
 *
 * @returns ids of the companies that bear exactly this name; “Acme Cloud” is not “Acme”
 */
export function createRecogniser(
  companies: readonly Pick<TrackedCompany, 'id' | 'name' | 'aliases'>[],
): (name: string) => readonly string[] {
  const bearers = new Map<string, Set<string>>();
  for (const { id, name, aliases } of companies) {
    for (const form of [name, ...aliases].flatMap((alias) => nameForms(alias.trim()))) {
      const ids = bearers.get(form) ?? new Set();
      bearers.set(form, ids.add(id));
    }
  }
  return (name) => [...new Set(nameForms(name.trim()).flatMap((form) => [...(bearers.get(form) ?? [])]))];
}
