import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { concatMap, Observable, Subject } from 'rxjs';

/** Subscriptions of a server in memory: tests push events to open ones and break them. */
export class FakeStreams {
  /** How many are open. */
  open = 0;
  private events = new Subject<object>();
  private readonly schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    this.schema = schema;
  }

  /** @param event by the field of Subscription */
  push(event: object) {
    this.events.next(event);
  }

  /** Breaks every open stream. */
  cut() {
    const broken = this.events;
    this.events = new Subject();
    broken.error(new TypeError('Failed to fetch'));
  }

  link = (): ApolloLink =>
    new ApolloLink(
      (operation) =>
        new Observable<ApolloLink.Result>((observer) => {
          this.open += 1;
          const results = this.events.pipe(
            concatMap((rootValue) => new SchemaLink({ schema: this.schema, rootValue }).request(operation)),
          );
          const stream = results.subscribe(observer);
          return () => {
            this.open -= 1;
            stream.unsubscribe();
          };
        }),
    );
}
