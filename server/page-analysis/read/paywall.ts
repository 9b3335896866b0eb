import type { PageBlock } from '../types.ts';
import type { PageHead } from './page-head.ts';

/** What publishers write where a text ends for visitors without a subscription; English and German. */
const SENTENCES =
  /\b(?:subscribe (?:now |today )?to (?:continue|keep|read)|(?:this|the full) (?:article|story|content) is (?:only )?(?:for|available to|reserved for) (?:paid |our )?(?:subscribers|members)|(?:already|existing) (?:a )?subscriber\?|(?:sign|log) in to (?:continue|keep) reading|to (?:continue|keep) reading,? (?:please )?(?:subscribe|log in|sign in|become a)|continue reading with a (?:free trial|subscription)|you(?:'|’)?(?:ve| have) (?:reached|read) your (?:limit|last) (?:of )?free articles?|nur für abonnent(?:en|innen)|weiterlesen mit|jetzt (?:testen und )?weiterlesen|diesen artikel (?:weiterlesen|lesen) sie mit|lesen sie diesen artikel mit)/i;
/** The last blocks, where such a sentence is. */
const LAST_BLOCKS = 12;

/** Whether the page says that a part is only for subscribers. */
export function isPaywalled(head: PageHead, blocks: readonly PageBlock[]): boolean {
  if (head.hasBarrier) return true;
  if (/^(?:locked|metered|paid|premium)$/i.test(head.metas.get('article:content_tier') ?? '')) return true;
  return blocks.slice(-LAST_BLOCKS).some(({ text }) => text.length < 400 && SENTENCES.test(text));
}
