import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../lib/days.ts';

const wrong = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

function readDay(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value;
  throw wrong('A Date is a UTC day such as "2025-05-24".');
}

function readInstant(value: unknown): string {
  const time = typeof value === 'string' && value.length <= 40 ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw wrong('A DateTime is an ISO 8601 instant such as "2025-05-24T15:56:04Z".');
  return new Date(time).toISOString();
}

const scalar = (name: string, read: (value: unknown) => string) =>
  new GraphQLScalarType({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  });

export const scalars = {
  Date: scalar('Date', readDay),
  DateTime: scalar('DateTime', readInstant),
};
