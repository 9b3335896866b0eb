import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../when-idle.ts';
import { loadCharts } from './lazy-chart.ts';

interface AfterChartsProps {
  /** Shown until the charts are drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Draws its content after the charts, which render in several passes and would have to wait for it. */
export function AfterCharts({ fallback, children }: AfterChartsProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    loadCharts()
      .then(whenIdle)
      .then(() => startTransition(() => setDrawn(true)));
  }, []);
  return drawn ? children : fallback;
}
