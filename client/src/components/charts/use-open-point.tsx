import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { type MouseHandlerDataParam, useActiveTooltipLabel, useIsTooltipActive } from 'recharts';
import type { TrendLine, TrendPoint } from './trend-point.ts';

type Open = ((point: TrendPoint, line?: TrendLine) => void) | undefined;

interface OpenPoint {
  /** Of the chart's element. */
  wrapper: (element: SVGSVGElement | null) => (() => void) | undefined;
  onClick: (state: MouseHandlerDataParam) => void;
  /** Of a line's active dot. */
  openLine: (line: TrendLine) => (dot: object, event: SyntheticEvent) => void;
  /** To be drawn inside of the chart. */
  activePoint: ReactNode;
}

/**
 * Opens a chart's points: a click, Enter on the point that the arrow keys chose, and a second tap on touch screens, where the first one
 * shows the figures.
 */
export function useOpenPoint(points: readonly TrendPoint[], onOpen: Open): OpenPoint {
  const active = useRef<string | null>(null);
  const tapped = useRef<{ before: string | null } | null>(null);

  function openDay(day: unknown, line?: TrendLine) {
    const point = points.find(({ date }) => date === day);
    const isFirstTap = tapped.current !== null && tapped.current.before !== day;
    if (point && !isFirstTap) onOpen?.(point, line);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || active.current === null || !onOpen) return;
    // The chart would hide its tooltip.
    event.stopPropagation();
    tapped.current = null;
    openDay(active.current);
  });
  const wrapper = useCallback((element: SVGSVGElement | null) => {
    if (!element) return;
    const point = ({ pointerType }: PointerEvent) => {
      tapped.current = pointerType === 'touch' ? { before: active.current } : null;
    };
    const keyDown = (event: KeyboardEvent) => press(event);
    element.addEventListener('pointerdown', point, true);
    element.addEventListener('keydown', keyDown, true);
    return () => {
      element.removeEventListener('pointerdown', point, true);
      element.removeEventListener('keydown', keyDown, true);
    };
  }, []);

  return {
    wrapper,
    onClick: ({ activeLabel }) => openDay(activeLabel),
    openLine: (line) => (_dot, event) => {
      event.stopPropagation();
      openDay(active.current, line);
    },
    activePoint: <ActivePoint active={active} />,
  };
}

/** Keeps the day whose figures the chart shows. */
function ActivePoint({ active }: { active: RefObject<string | null> }) {
  const label = useActiveTooltipLabel();
  const isActive = useIsTooltipActive();
  useLayoutEffect(() => {
    active.current = isActive && typeof label === 'string' ? label : null;
  });
  return null;
}
