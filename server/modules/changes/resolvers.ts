import type { Complete } from '../../graphql/complete.ts';
import type {
  ChangedPlaceResolvers,
  ModelChangeResolvers,
  QueryResolvers,
  WhatChangedResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import type { ChangedPlace, ModelChange, WhatChanged } from './model.ts';

export const changesQueries = {
  whatChanged: (_root, args, context) => context.services.changes.whatChanged(requireViewer(context), args),
  changedAnswers: (_root, args, context) =>
    context.services.changes.changedAnswers(requireViewer(context), args),
} satisfies QueryResolvers;

const platform = (key: string) => ({ key, name: platformName(key) });

const whatChanged: Complete<WhatChangedResolvers, WhatChanged> = {
  before: ({ ranges }) => ranges?.previous ?? null,
  after: ({ ranges }) => ranges?.current ?? null,
  answersBefore: ({ answers }) => answers.before,
  answersAfter: ({ answers }) => answers.after,
};

const modelChange: Complete<ModelChangeResolvers, Omit<ModelChange, 'platform'>> = {
  platform: (change) => platform(change.platform),
};

const changedPlace: Complete<ChangedPlaceResolvers, Omit<ChangedPlace, 'platform'>> = {
  promptId: ({ prompt }) => prompt.id,
  question: ({ prompt }) => prompt.question,
  platform: (place) => platform(place.platform),
  hitsBefore: ({ before }) => before.hits,
  answersBefore: ({ before }) => before.answers,
  hitsAfter: ({ after }) => after.hits,
  answersAfter: ({ after }) => after.answers,
};

export const changesTypes = {
  WhatChanged: whatChanged,
  ModelChange: modelChange,
  ChangedPlace: changedPlace,
};
