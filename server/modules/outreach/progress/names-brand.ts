import { setImmediate as nextTurn } from 'node:timers/promises';
import { getMatcher } from '../../../analysis/names/matcher.ts';
import type { Company } from '../../brands/model.ts';

/** Characters that are searched at once: a few milliseconds. */
const CHUNK = 8_000;

/** Whether a page's text names the brand, by the rules that answers are searched by. */
export async function namesBrand(text: string, brand: Company): Promise<boolean> {
  const matcher = getMatcher([brand]);
  let chunk = '';
  for (const line of [...text.split('\n'), null]) {
    if (chunk && (line === null || chunk.length + line.length > CHUNK)) {
      if (matcher.find(chunk).length > 0) return true;
      chunk = '';
      await nextTurn();
    }
    if (line !== null) chunk += `${line}\n`;
  }
  return false;
}
