import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { GraphQLSchema } from 'graphql';
import { concatMap, Observable, Subject } from 'rxjs';

/** Subscriptions of a server in memory: a test pushes events to the open ones and breaks them. */
export class FakeStreams {
  /** Number of open subscriptions. */
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
