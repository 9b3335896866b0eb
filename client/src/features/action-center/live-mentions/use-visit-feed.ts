import { useEffect, useRef, useState } from 'react';
import { useSimulation } from '../simulation.ts';
import { seedFeed, TICK_MS, tickFeed, type VisitFeed, type VisitWorld } from './simulated-visits.ts';

/**
 * A simulated feed that grows while it is live and stands still while it is not.
 * @returns the feed, and its newest visit once one has come after the first eight
 */
export function useVisitFeed(world: VisitWorld, live: boolean) {
  const simulation = useSimulation();
  const [opened] = useState(() => seedFeed(world, simulation));
  const [feed, setFeed] = useState<VisitFeed>(opened);
  const latest = useRef(feed);
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => {
      latest.current = tickFeed(latest.current, world, simulation);
      setFeed(latest.current);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [live, world, simulation]);
  return { feed, newest: feed === opened ? undefined : feed.visits[0] };
}
