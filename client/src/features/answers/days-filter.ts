import type { AnswersAddress } from '../../answers-address.ts';

/** The days a list can be narrowed to. */
export type DaysChoice = 'all' | 'WEEK' | 'MONTH' | 'custom';

/** Which of them an address asks for; both ends of a range and a window at once are custom too. */
export function daysChoiceOf({ from, to, window }: AnswersAddress): DaysChoice {
  return from || to ? 'custom' : (window ?? 'all');
}

/** The address with other days in place of its own. */
export function withDays(
  address: AnswersAddress,
  days: Pick<AnswersAddress, 'from' | 'to' | 'window'>,
): AnswersAddress {
  const { from: _from, to: _to, window: _window, ...rest } = address;
  return { ...rest, ...days };
}
