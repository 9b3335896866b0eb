import type { QuestionSet } from '../model.ts';
import { parsePhrase } from './phrase.ts';
import { canRender, inSentence, nameInSentence, render } from './render.ts';
import templates from './templates.json' with { type: 'json' };

/** What a business offers, and for whom, in the user's words. */
export interface Business {
  offering: string;
  audience: string | null;
}

/** Topics for a business that the catalogue lacks. Every second question is about its audience. */
export function generalTopics(
  business: Business,
  { brand, competitors }: { brand: string; competitors: readonly string[] },
): (QuestionSet & { name: string })[] {
  const { form, text } = parsePhrase(business.offering);
  const rivals = competitors.map(nameInSentence).filter(Boolean);
  const names = { brand: nameInSentence(brand), competitor: rivals[0], other: rivals[1] };
  const audience = business.audience && inSentence(business.audience).replace(/^for\s+/i, '');
  const forAudience = audience && form !== 'use' && form !== 'question' ? `${text} for ${audience}` : text;
  let count = 0;
  const fill = (list: readonly string[]) => {
    const possible = list.filter((template) => canRender(template, { ...names, topic: text }));
    return possible.map((template) => {
      count += 1;
      return render(template, { ...names, topic: count % 2 === 0 ? text : forAudience });
    });
  };
  const { best, value, compare, reviews, choose } = templates.search[form];
  const heading = form === 'question' ? 'this' : text;
  return [
    { name: `Finding ${heading}`, generic: fill([...best, ...reviews]), branded: [] },
    {
      name: `Comparing ${heading}`,
      generic: fill([...compare, ...templates.searchRivals[form]]),
      branded: [],
    },
    { name: 'Choice and price', generic: fill([...choose, ...value]), branded: [] },
    { name: `About ${names.brand}`, generic: [], branded: fill(templates.brandedSearch[form]) },
  ];
}
