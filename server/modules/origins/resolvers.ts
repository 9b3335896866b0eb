import type { Complete } from '../../graphql/complete.ts';
import type {
  AnswerOriginResolvers,
  ModelChangeDayResolvers,
  OriginChangeResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import type { Surface } from '../answers/model.ts';
import type { AnswerOrigin, ModelChangeDay, OriginChange } from './model.ts';

export const originQueries = {
  answerOrigins: (_root, args, context) => context.services.origins.read(requireViewer(context), args),
} satisfies QueryResolvers;

const named = (key: string) => ({ key, name: platformName(key) });
const inCapitals = (surface: Surface) => surface.toUpperCase() as Uppercase<Surface>;

const origin: Complete<AnswerOriginResolvers, Omit<AnswerOrigin, 'platform' | 'surface'>> = {
  platform: ({ platform }) => named(platform),
  surface: ({ surface }) => inCapitals(surface),
};

const change: Complete<
  OriginChangeResolvers,
  Omit<OriginChange, 'platform' | 'surfacesBefore' | 'surfacesAfter'>
> = {
  platform: ({ platform }) => named(platform),
  surfacesBefore: ({ surfacesBefore }) => surfacesBefore.map(inCapitals),
  surfacesAfter: ({ surfacesAfter }) => surfacesAfter.map(inCapitals),
};

const changeDay: Complete<ModelChangeDayResolvers, Omit<ModelChangeDay, 'platform'>> = {
  platform: ({ platform }) => named(platform),
};

export const originTypes = { AnswerOrigin: origin, OriginChange: change, ModelChangeDay: changeDay };
