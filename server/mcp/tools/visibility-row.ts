import { z } from 'zod';
import { figureShape } from '../figures.ts';

/** One group; which fields it has depends on what is grouped by. */
export const visibilityRow = z.object({
  key: z.string(),
  name: z.string(),
  topic: z.string().optional(),
  branded: z.boolean().optional(),
  mention_rate: figureShape.optional(),
  sentiment: figureShape.optional(),
  answers: z.int().optional(),
  is_brand: z.boolean().optional(),
  rank: z.int().optional(),
  mentions: z.int().optional(),
  share_of_voice: figureShape.optional(),
  mean_position: z.number().optional(),
});

export type VisibilityRow = z.output<typeof visibilityRow>;
