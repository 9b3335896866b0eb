/** Why a platform failed, as a word that figures can be counted by. */
export type FailureKind =
  | 'credit'
  | 'key'
  | 'outage'
  | 'pace'
  | 'question'
  | 'reply'
  | 'settings'
  | 'time'
  | 'unreached'
  | 'other';

/** By words of our own messages, which say the same whoever the vendor is. */
const WORDS: readonly [RegExp, FailureKind][] = [
  [/ has no credit left /, 'credit'],
  [/ refused the key /, 'key'],
  [/ is out of order /, 'outage'],
  [/ is asked more often than it allows /, 'pace'],
  [/ did not accept the question /, 'question'],
  [/ replied in a form | reply broke off\.$| reply was longer | paused in the middle /, 'reply'],
  [/ knows no such model | leads elsewhere | cannot search the web /, 'settings'],
  [/ did not answer within /, 'time'],
  [/ could not be reached\b/, 'unreached'],
];

/** @param failure what an answer that failed says of itself; words from elsewhere, as imports bring, are `other` */
export const kindOfFailure = (failure: string): FailureKind =>
  WORDS.find(([words]) => words.test(failure))?.[1] ?? 'other';
