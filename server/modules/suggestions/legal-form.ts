const FORMS = [
  'inc|incorporated|corp|corporation|company|co|llc|l\\.l\\.c|llp|lp|ltd|limited|plc|pty|pte|pvt',
  'gmbh|mbh|ag|kg|kgaa|ohg|ug|se|e\\.v|e\\.k|gmbh & co\\.? kg|co\\.? kg|genossenschaft|eg',
  's\\.?a\\.?|s\\.?a\\.?s|s\\.?a\\.?r\\.?l|s\\.?p\\.?a|s\\.?r\\.?l|s\\.?l|sp\\. ?z ?o\\. ?o|s\\.?r\\.?o',
  'b\\.?v|n\\.?v|a/?s|aps|ab|oy|oyj|asa|k\\.?k|co\\.?, ltd|pty ltd|holdings?',
].join('|');
const AT_THE_END = new RegExp(`[\\s,]+(?:${FORMS})\\.?$`, 'i');

/** The name without what only says how the company is registered; the name itself when nothing else is left. */
export function withoutLegalForm(name: string): string {
  let rest = name.trim();
  for (let shorter = rest; shorter; shorter = rest.replace(AT_THE_END, '').replace(/[\s,&]+$/, '')) {
    if (shorter === rest && !AT_THE_END.test(rest)) break;
    rest = shorter;
  }
  return rest;
}
