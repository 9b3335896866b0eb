import { globSync, readFileSync } from 'node:fs';
import type { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError } from 'graphql';
import { answerPages, oneAnswer } from './answers.ts';
import { dashboard, promptGroups, topicDashboard, viewer } from './fixtures.ts';

type Field = 'viewer' | 'dashboard' | 'topicDashboard' | 'prompts' | 'answers' | 'answer';
type Args = Record<string, unknown>;

const typeDefs = globSync('graphql/schema/*.graphql').map((path) => readFileSync(path, 'utf8'));

/** A server in memory over the real schema. What it answers can be changed, held back and broken field by field. */
export class FakeApi {
  answers: Record<Field, object | null | ((args: Args) => object | null)> = {
    viewer,
    dashboard,
    topicDashboard,
    prompts: promptGroups,
    answers: answerPages,
    answer: oneAnswer,
  };
  /** How often each field was asked for. */
  asked: Record<Field, number> = {
    viewer: 0,
    dashboard: 0,
    topicDashboard: 0,
    prompts: 0,
    answers: 0,
    answer: 0,
  };
  /** What each field was last asked with. */
  args: Partial<Record<Field, Args>> = {};
  private broken = new Map<Field, string>();
  private gates = new Map<Field, Promise<void>>();

  fail(field: Field, code = 'INTERNAL_SERVER_ERROR') {
    this.broken.set(field, code);
  }

  /** Keeps a field waiting until the returned function is called. */
  hold(field: Field) {
    const gate = Promise.withResolvers<void>();
    this.gates.set(field, gate.promise);
    return () => gate.resolve();
  }

  link = (): ApolloLink => new SchemaLink({ schema: this.schema });

  private async answer(field: Field, args: Args = {}) {
    this.asked[field] += 1;
    this.args[field] = args;
    await this.gates.get(field);
    const code = this.broken.get(field);
    if (code) throw new GraphQLError('Something went wrong', { extensions: { code } });
    const answer = this.answers[field];
    return answer instanceof Function ? answer(args) : answer;
  }

  private schema = makeExecutableSchema({
    typeDefs,
    resolvers: {
      Query: {
        viewer: () => this.answer('viewer'),
        dashboard: () => this.answer('dashboard'),
        topicDashboard: () => this.answer('topicDashboard'),
        prompts: () => this.answer('prompts'),
        answers: (_root, args: Args) => this.answer('answers', args),
        answer: (_root, args: Args) => this.answer('answer', args),
      },
      TopicMetrics: { sources: byWindow('sources'), competitors: byWindow('competitors') },
    },
  });
}

const byWindow =
  (field: 'sources' | 'competitors') =>
  (metrics: Record<typeof field, Record<string, unknown>>, { window }: { window: string }) =>
    metrics[field][window];
