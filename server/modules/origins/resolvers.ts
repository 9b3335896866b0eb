import type { Complete } from '../../graphql/complete.ts';
import type {
  AnswerOriginResolvers,
  OriginChangeResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { requireViewer } from '../../http/request-context.ts';
import { platformName } from '../../platforms/names.ts';
import type { Surface } from '../answers/model.ts';
import type { AnswerOrigin, OriginChange } from './model.ts';

export const originQueries = {
  answerOrigins: (_root, { userId, filter }, context) =>
    context.services.origins.read(requireViewer(context), userId, filter),
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

export const originTypes = { AnswerOrigin: origin, OriginChange: change };
