import { addDays, utcDay } from '../lib/days.ts';
import type { AccountWorld } from '../platforms/simulator/simulator.ts';
import type { DemoAccount } from './accounts.ts';

/**
 * Adds to an account's world how well known the demo companies are and the vocabulary of their topics, so that new runs
 * continue the past ones. Other accounts' worlds, and companies and topics that were added, stay as they are.
 */
export function demoWorldOf(demo: DemoAccount | undefined, world: AccountWorld): AccountWorld {
  if (!demo?.tracks) return world;
  const { brand, competitors, topics } = demo.tracks;
  const withStanding = (company: AccountWorld['brand']) => ({
    ...[brand, ...competitors].find(({ name }) => name === company.name),
    ...company,
  });
  return {
    ...world,
    brand: withStanding(world.brand),
    competitors: world.competitors.map(withStanding),
    topicOf(question) {
      const topic = world.topicOf(question);
      return topics.find(({ name }) => name === topic.name) ?? topic;
    },
    // Trends have come as far as on the last day of the past answers.
    since: addDays(utcDay(world.clock().getTime()), 1 - demo.days),
  };
}
