import type { Plan, PlannedMention } from '../plan.ts';
import { chance } from '../random.ts';
import { capitalize, type WriteAnswer, type Writer } from '../writer.ts';

/** Prose, then bullets with bold names; sources only beside the text. */
export const writeBullets: WriteAnswer = (plan, writer) => {
  return {
    text: blocks(plan, writer).filter(Boolean).join('\n\n'),
    sources: plan.pages.map(({ url, title }) => ({ url, title })),
  };
};

function blocks(plan: Plan, writer: Writer): string[] {
  const { mentions, kind } = plan;
  if (mentions.length === 0) {
    return [writer.sentence('remarks'), steps(writer), writer.sentence('closings')];
  }
  const start =
    kind === 'advice' ? [steps(writer), writer.sentence('leadIns')] : [writer.sentence('openings')];
  const prose = kind === 'review' || kind === 'versus';
  return [
    ...start,
    prose ? mentions.map((mention) => paragraph(mention, writer)).join('\n\n') : bullets(mentions, writer),
    writer.contrast(plan),
    writer.sentence('closings'),
  ];
}

function bullets(mentions: readonly PlannedMention[], writer: Writer): string {
  const pronoun = chance(writer.random, 0.5);
  return mentions
    .map(({ company, tone }) => {
      const predicate = writer.predicate(tone);
      return `*   **${writer.name(company)}:** ${pronoun ? `It ${predicate}` : capitalize(predicate)}.`;
    })
    .join('\n');
}

function paragraph({ company, tone }: PlannedMention, writer: Writer): string {
  const second = tone === 'neutral' ? '' : ` It ${writer.predicate('neutral')}.`;
  return `**${writer.name(company)}** ${writer.predicate(tone)}.${second}`;
}

const steps = (writer: Writer) => [1, 2, 3].map(() => `*   ${writer.sentence('steps')}`).join('\n');
