import { globSync, readFileSync } from 'node:fs';
import type { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError } from 'graphql';
import { dashboard, promptGroups, topicDashboard, viewer } from './fixtures.ts';

type Field = 'viewer' | 'dashboard' | 'topicDashboard' | 'prompts';

const typeDefs = globSync('graphql/schema/*.graphql').map((path) => readFileSync(path, 'utf8'));

/** A server in memory over the real schema. What it answers can be changed, held back and broken field by field. */
export class FakeApi {
  answers: Record<Field, object | null> = { viewer, dashboard, topicDashboard, prompts: promptGroups };
  /** How often each field was asked for. */
  asked: Record<Field, number> = { viewer: 0, dashboard: 0, topicDashboard: 0, prompts: 0 };
  private broken = new Set<Field>();
  private gates = new Map<Field, Promise<void>>();

  fail(field: Field) {
    this.broken.add(field);
  }

  /** Keeps a field waiting until the returned function is called. */
  hold(field: Field) {
    const gate = Promise.withResolvers<void>();
    this.gates.set(field, gate.promise);
    return () => gate.resolve();
  }

  link = (): ApolloLink => new SchemaLink({ schema: this.schema });

  private async answer(field: Field) {
    this.asked[field] += 1;
    await this.gates.get(field);
    if (this.broken.has(field)) {
      throw new GraphQLError('Something went wrong', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    }
    return this.answers[field];
  }

  private schema = makeExecutableSchema({
    typeDefs,
    resolvers: {
      Query: {
        viewer: () => this.answer('viewer'),
        dashboard: () => this.answer('dashboard'),
        topicDashboard: () => this.answer('topicDashboard'),
        prompts: () => this.answer('prompts'),
      },
      TopicMetrics: { sources: byWindow('sources'), competitors: byWindow('competitors') },
    },
  });
}

const byWindow =
  (field: 'sources' | 'competitors') =>
  (metrics: Record<typeof field, Record<string, unknown>>, { window }: { window: string }) =>
    metrics[field][window];
