import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { type LazyScreen, lazyScreen } from './components/lazy-screen.ts';
import type { FundTool } from './schema.generated.ts';

/** What every screen is given. */
export interface ScreenProps {
  /** As in `screens.ts`. */
  title: string;
  /** Shown where the screen has nothing for the account: the general view's screen, or that there is no such page. */
  fallback: ReactNode;
}

/** By `exportName` the build finds its chunks. */
type ScreenComponent = LazyScreen<ScreenProps> & { exportName: string };

/** A screen: its address, its name, how it is loaded, and where the sidebar and the Action Center link to it. */
export interface Screen {
  /** Pattern of React Router; the server replies 404 to a page request that matches none. */
  path: string;
  title: string;
  component: ScreenComponent;
  /** `FUND`: replaces the general screen at the same path for accounts with the fund view. */
  view?: 'FUND';
  icon?: LucideIcon;
  sidebar?: SidebarPlacement;
  /** Set for a tool that has a card in the Action Center. */
  description?: string;
  /** Also at `<brand>-<tool>`, where the sidebar links it. */
  brandPrefixed?: boolean;
  /** What the API calls this tool of the fund. */
  fundTool?: FundTool;
  /** Downloads what the screen needs soon, before it is drawn. */
  preload?: () => Promise<unknown>;
  /** Served uncached, unindexed and without a referrer. */
  isPrivate?: boolean;
}

/** Entries of a group stand in the order of this list; the account's topics stand after the first one of `main`. */
export interface SidebarPlacement {
  group: 'main' | 'actions' | 'account';
  /** In place of the title. */
  label?: string;
  badge?: string;
  /** The badge is a state, not a number. */
  live?: boolean;
  operatorOnly?: boolean;
  /** Marked as current at its own address only, not below it. */
  exact?: boolean;
}

/** The component that a module exports under a name, downloaded when it is first drawn. */
export const screen = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<ScreenProps>>>,
): ScreenComponent =>
  Object.assign(
    lazyScreen(async () => (await load())[name]),
    { exportName: name },
  );
