import type { Part, Plan } from '../plan.ts';
import { chance } from '../random.ts';
import { capital, type Writer } from '../writer.ts';
import type { Style } from './style.ts';

/** Prose, then bullets with bold names; sources only beside the text. */
export const GEMINI: Style = {
  key: 'gemini',
  model: 'simulated-gemini',
  write(plan, writer) {
    return {
      text: blocks(plan, writer).filter(Boolean).join('\n\n'),
      sources: plan.pages.map(({ url, title }) => ({ url, title })),
    };
  },
};

function blocks(plan: Plan, writer: Writer): string[] {
  const { cast, kind } = plan;
  if (cast.length === 0) {
    return [writer.sentence('remarks'), steps(writer), writer.sentence('closings')];
  }
  const start =
    kind === 'advice' ? [steps(writer), writer.sentence('leadIns')] : [writer.sentence('openings')];
  const prose = kind === 'review' || kind === 'versus';
  return [
    ...start,
    prose ? cast.map((part) => paragraph(part, writer)).join('\n\n') : bullets(cast, writer),
    writer.contrast(plan),
    writer.sentence('closings'),
  ];
}

function bullets(cast: readonly Part[], writer: Writer): string {
  const pronoun = chance(writer.random, 0.5);
  return cast
    .map(({ company, tone }) => {
      const said = writer.predicate(tone);
      return `*   **${writer.name(company)}:** ${pronoun ? `It ${said}` : capital(said)}.`;
    })
    .join('\n');
}

function paragraph({ company, tone }: Part, writer: Writer): string {
  const second = tone === 'neutral' ? '' : ` It ${writer.predicate('neutral')}.`;
  return `**${writer.name(company)}** ${writer.predicate(tone)}.${second}`;
}

const steps = (writer: Writer) => [1, 2, 3].map(() => `*   ${writer.sentence('steps')}`).join('\n');
