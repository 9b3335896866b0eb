import { withoutLegalForm } from '../legal-form.ts';

/** Values of a template’s slots by name. */
export type Slots = Readonly<Record<string, string | undefined>>;

const SLOT = /\{([a-z ]+)\}/g;

/** Whether each slot of the template has something to go into it. */
export const canRender = (template: string, slots: Slots): boolean =>
  [...template.matchAll(SLOT)].every(([, slot]) => Boolean(slots[slot ?? '']));

/** The sentence with its slots filled, beginning with a capital. Check `canRender` first. */
export function render(template: string, slots: Slots): string {
  const sentence = template.replace(SLOT, (_whole, slot: string) => slots[slot] ?? '');
  return sentence.replace(/\s+/g, ' ').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A typed text for use within a sentence: on one line and without a final punctuation mark. */
export const inSentence = (name: string): string =>
  name
    .replace(/[\p{C}{}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s!?.,;:…]+$/u, '');

/** A company's name without its legal form: people ask about "Acme", not "Acme, Inc." */
export const nameInSentence = (name: string): string => inSentence(withoutLegalForm(inSentence(name)));
