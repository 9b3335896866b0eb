import { FALLBACK, FAMILIES, INTER } from './families.ts';

/** Characters that are set with whatever stands before them: spaces, signs and marks. */
const NEUTRAL = /^[\p{White_Space}\p{M}]$/u;
/** Of Inter, with the digits and signs of all scripts. */
const LATIN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;

/** A part of a text that one family covers. */
export interface FontRun {
  family: string;
  text: string;
}

/** The parts of a text by the family that covers them, in order. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const family = NEUTRAL.test(sign) && last ? last.family : familyOf(sign);
    if (last?.family === family) last.text += sign;
    else runs.push({ family, text: sign });
  }
  return runs;
}

function familyOf(sign: string): string {
  const own = FAMILIES.find(({ needed }) => needed?.test(sign) && !/^[\d#*]$/.test(sign));
  if (own) return own.name;
  return LATIN.test(sign) ? INTER.name : FALLBACK.name;
}
