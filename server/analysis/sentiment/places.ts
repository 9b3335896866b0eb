import type { Group } from './names.ts';
import type { Token } from './tokens.ts';

/**
 * Where something is sold, what it runs on or works with, and for whom it is: such a name is not what is praised.
 */
export function isPlace(tokens: readonly Token[], group: Group): boolean {
  const before = wordsBefore(tokens, listStart(tokens, group.at));
  const last = before.at(-1) ?? '';
  const after = tokens[group.last + 1]?.word ?? '';
  const next = tokens[group.last + 2]?.word ?? '';
  if (SELLERS_LIKE.test(before.join(' ')) || SOLD_AT.test(before.join(' '))) return true;
  if (WORKS_WITH.test(before.join(' '))) return true;
  if (ON.has(last) && (SYSTEMS.has(after) || SYSTEMS.has(next))) return true;
  return AUDIENCE_BEFORE.has(last) && (AUDIENCE.has(after) || AUDIENCE.has(next));
}

/** "…retailers like Acme", "shops such as Acme". */
const SELLERS_LIKE =
  /\b(?:retailers?|stores?|shops?|marketplaces?|sellers?|websites?|sites|ecosystems?|drugstores?|assistants?|platforms?)(?: \(| ,)? (?:like|such as|including|e\.?g\.?)(?: ,)?$/;
/** "…available on Acme". */
const SOLD_AT =
  /\b(?:available|sold|found|find|finds|buy|bought|buying|purchase|purchased|purchasing|shop|shopping|order|ordered|stocked|deals|listed|offered|sale|prices|reviews?|rated|back)(?: [a-z']+){0,3} (?:at|on|from|via|through|by)(?: the)?$/;
/** "compatible with Acme", "a subsidiary of Acme". */
const WORKS_WITH =
  /\b(?:compatib(?:le|ility) (?:with|for)|works? (?:well |seamlessly |best )?with|working with|integrat(?:es?|ed|ion|ions) (?:well |seamlessly |directly )?(?:with|into)|pairs? with|connects? (?:to|with)|support for|supports|powered by|runs? on|running on|based on|built (?:on|into|by)|owned by|backed by|subsidiary of|division of|part of|included with|bundled with|bundles? with|shares? (?:its|a|the|their) [a-z]+ with|partners? with|partnered with|like|similar to|transfer to|switch(?:ing)? from|coming from)(?: the| other| an?)?$/;
const ON = new Set('on over using uses use with via through into for of the in from within'.split(' '));
const SYSTEMS = new Set(
  'network networks towers ecosystem ecosystems platform infrastructure marketplace assistant store compatibility integration homekit alexa'.split(
    ' ',
  ),
);
const AUDIENCE_BEFORE = new Set('for an a to if existing'.split(' '));
const AUDIENCE = new Set(
  'user users owner owners customer customers member members subscriber subscribers fans household households'.split(
    ' ',
  ),
);

const REACH = 7;

function wordsBefore(tokens: readonly Token[], at: number): string[] {
  return tokens.slice(Math.max(0, at - REACH), at).map(({ word }) => word);
}

const LIST_MARKS = new Set([',', 'and', 'or', '&', '/']);

/** The first name of the list the name is in, tracked or not: in "at Acme, Bolt or Cray" that of Acme. */
function listStart(tokens: readonly Token[], at: number): number {
  let start = at;
  for (let back = at - 1; back >= 0; back--) {
    const token = tokens[back];
    if (token === undefined || !(LIST_MARKS.has(token.word) || token.capital)) break;
    if (token.capital) start = back;
  }
  return start;
}
