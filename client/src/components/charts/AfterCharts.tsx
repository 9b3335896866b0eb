import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';
import { loadCharts } from './lazy-chart.ts';

interface AfterChartsProps {
  /** Shown until then. */
  standIn: ReactNode;
  children: ReactNode;
}

/** Draws its content after the charts, which render in several passes and would wait for it between them. */
export function AfterCharts({ standIn, children }: AfterChartsProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    loadCharts()
      .then(whenIdle)
      .then(() => startTransition(() => setDrawn(true)));
  }, []);
  return drawn ? children : standIn;
}
