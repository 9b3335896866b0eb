import type { WrittenStep } from '../../modules/action-center/model.ts';

/** Five steps; progress on them is kept by id. */
export const NEXT_STEPS: readonly WrittenStep[] = [
  {
    id: 'comparison-page',
    title: 'Publish a comparison page for your most asked question',
    description:
      'Set your product beside its three nearest rivals in one table: price, limits, who it suits. Say where a rival is the better choice.',
    impact: 'High impact',
    timeEstimate: '4–6 hours',
  },
  {
    id: 'llms-txt',
    title: 'Put an LLMS.TXT file on your site',
    description:
      'List the ten pages a model should read first, each with one line on what it answers. Start from the sample in the LLMS.TXT Manager.',
    impact: 'Medium impact',
    timeEstimate: '1 hour',
  },
  {
    id: 'answer-first',
    title: 'Open your five most visited guides with the answer',
    description:
      'Move the two sentences that settle the question to the top of each guide. Assistants quote the first passage that answers on its own.',
    impact: 'High impact',
    timeEstimate: '2–3 hours',
  },
  {
    id: 'figures-with-sources',
    title: 'Back your claims with figures and their sources',
    description:
      'Replace “fast” and “reliable” by measurements, say how they were taken, and link to the raw numbers.',
    impact: 'Medium impact',
    timeEstimate: '3–4 hours',
  },
  {
    id: 'pitch-roundup',
    title: 'Ask the editors of two cited round-ups to include you',
    description:
      'Pick two lists that answers cite and that leave you out. Send the editor what is missing, with a table they can use as it is.',
    impact: 'High impact',
    timeEstimate: '2 hours',
  },
];
