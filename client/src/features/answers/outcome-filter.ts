import { type AnswersAddress, FAILED } from '../../answers-address.ts';

/** What became of an answer, as the list can be narrowed to it. */
export type Outcome = 'any' | 'named' | 'unnamed' | 'missed' | 'usable' | 'failed' | 'other';

const CONDITIONS: Record<Exclude<Outcome, 'other'>, Pick<AnswersAddress, 'visible' | 'missed' | 'status'>> = {
  any: {},
  named: { visible: true },
  unnamed: { visible: false },
  missed: { missed: true },
  usable: { status: ['ANSWERED'] },
  failed: { status: FAILED },
};

const OUTCOMES = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];
const textOf = ({ visible, missed, status }: AnswersAddress) => `${visible} ${missed} ${status?.join()}`;

/** Which outcome an address asks for; `other` for a combination that has no name. */
export const outcomeOf = (address: AnswersAddress): Outcome =>
  OUTCOMES.find((outcome) => textOf(CONDITIONS[outcome]) === textOf(address)) ?? 'other';

/** The address with this outcome in place of its own. */
export function withOutcome(address: AnswersAddress, outcome: Outcome): AnswersAddress {
  if (outcome === 'other') return address;
  const { visible: _visible, missed: _missed, status: _status, ...rest } = address;
  return { ...rest, ...CONDITIONS[outcome] };
}
