import { canRender, inSentence, render, type Slots } from '../render.ts';
import type { TranslatedLanguage } from './languages.ts';
import templates from './templates.json' with { type: 'json' };
import type { TopicWords } from './words.ts';

const GENDERED = /\[([^|\]]*)\|([^|\]]*)\]/g;

/** The templates whose slots can all be filled, filled; `[m|f]` is chosen by the gender of the things. */
export const fillIn = (
  templates: readonly string[],
  slots: Slots,
  gender: TopicWords['gender'] = 'm',
): string[] =>
  templates
    .filter((template) => canRender(template, slots))
    .map((template) =>
      render(
        template.replace(GENDERED, (_whole, m: string, f: string) => (gender === 'f' ? f : m)),
        slots,
      ),
    );

/** “Laufschuhe für Anfänger”: a phrase and whom it is for. */
export const withAudience = (language: TranslatedLanguage, topic: string, audience: string): string =>
  templates[language].forAudience.replace('{topic}', () => topic).replace('{audience}', () => audience);

/** A typed phrase as it stands in a question; French also with “de” before it. */
export function phraseSlots(language: TranslatedLanguage, phrase: string): Slots {
  const typed = inSentence(phrase);
  // Nouns are capitalized in German alone; a name or an acronym stays as it was typed.
  const topic =
    language === 'de'
      ? typed
      : typed.replace(/^\p{Lu}(?=\p{Ll}+(?:\s\p{Ll}|$))/u, (letter) => letter.toLowerCase());
  const elided = /^[aeiouyâàéèêëîïôœùûh]/i.test(topic) && !/^(?:h[aéi]|yo)/i.test(topic);
  return { topic, 'of topic': topic && (elided ? `d’${topic}` : `de ${topic}`) };
}
