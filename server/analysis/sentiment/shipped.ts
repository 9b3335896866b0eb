import type { LearnedWords } from './learned-words.ts';
import headlineWords from './lexicon/headline-words.json' with { type: 'json' };
import remarkWords from './lexicon/remark-words.json' with { type: 'json' };
import model from './model.json' with { type: 'json' };
import type { Model } from './model.ts';

/** The model as `npm run eval -- DIR --train` wrote it. */
export const SHIPPED: Model = {
  weights: model.weights,
  threshold: model.threshold,
  genres: {
    headline: { weights: model.genres.headline, words: headlineWords as unknown as LearnedWords },
    remark: { weights: model.genres.remark, words: remarkWords as unknown as LearnedWords },
  },
};
