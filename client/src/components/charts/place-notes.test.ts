import { expect, test } from 'vitest';
import { joinMarks, placeNotes, withNotes } from './place-notes.ts';

const note = (day: string, id = day) => ({ id, day, text: id, about: null });
const days = ['2026-08-02', '2026-08-03', '2026-08-07'].map((date) => ({ date }));

test('a day has one mark; a day without a point lies between those around it, or at an end', () => {
  const notes = ['2026-08-03', '2026-08-05', '2026-08-01', '2026-08-09'].map((day) => note(day));
  const marks = placeNotes(days, [...notes, note('2026-08-03', 'second')]);
  expect(marks.map(({ index, notes: ofDay }) => [index, ofDay.length])).toEqual([
    [0, 1],
    [1, 2],
    [1.5, 1],
    [2, 1],
  ]);
  expect(placeNotes([], notes)).toEqual([]);
});

test('a week’s notes stand at the week', () => {
  const weeks = [
    { date: '2026-08-03', to: '2026-08-09' },
    { date: '2026-08-10', to: '2026-08-16' },
  ];
  expect(placeNotes(weeks, [note('2026-08-08'), note('2026-08-16')]).map(({ index }) => index)).toEqual([
    0, 1,
  ]);
});

test('joins marks that would lie over each other', () => {
  const marks = placeNotes(days, [note('2026-08-02'), note('2026-08-03'), note('2026-08-07')]);
  expect(joinMarks(marks, [10, 22, 80], 20)).toEqual([
    { index: 0.5, notes: [note('2026-08-02'), note('2026-08-03')] },
    { index: 2, notes: [note('2026-08-07')] },
  ]);
  expect(joinMarks(marks, [10, 40, 80], 20)).toEqual(marks);
});

test('gives each point the notes of its days, and loses none', () => {
  const notes = ['2026-08-01', '2026-08-03', '2026-08-05'].map((day) => note(day));
  expect(withNotes(days, notes)).toEqual([
    { ...days[0], notes: [note('2026-08-01')] },
    { ...days[1], notes: [note('2026-08-03'), note('2026-08-05')] },
    days[2],
  ]);
});
