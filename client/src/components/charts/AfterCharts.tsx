import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { frames } from './frames.ts';
import { loadCharts } from './lazy-chart.ts';

/** Charts take their measures, then their axes', and are drawn: a frame each. */
const FRAMES = 4;

interface AfterChartsProps {
  /** Takes the room until then. */
  standIn: ReactNode;
  children: ReactNode;
}

/** Draws its content behind the charts, which would else be put off by it several times over. */
export function AfterCharts({ standIn, children }: AfterChartsProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    loadCharts()
      .then(() => frames(FRAMES))
      .then(() => startTransition(() => setDrawn(true)));
  }, []);
  return drawn ? children : standIn;
}
