import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';
import { loadCharts } from './lazy-chart.ts';

interface AfterChartsProps {
  /** Takes the room until then. */
  standIn: ReactNode;
  children: ReactNode;
}

/** Draws its content behind the charts, which take several passes and would have to wait for it between them. */
export function AfterCharts({ standIn, children }: AfterChartsProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    loadCharts()
      .then(whenIdle)
      .then(() => startTransition(() => setDrawn(true)));
  }, []);
  return drawn ? children : standIn;
}
