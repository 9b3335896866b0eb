import { Bot, Braces, ClipboardList, Cloud, Hash, type LucideIcon } from 'lucide-react';
import { brandToolPath, paths } from '../../paths.ts';
import type { Screen, SidebarPlacement } from '../../screen.ts';
import type { Sidebar_ViewerFragment } from './Sidebar.generated.ts';

export interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
  badge?: string;
  /** The badge is a state, not a number. */
  live?: boolean;
  /** Marked as current at its own address only, not below it. */
  exact?: boolean;
  /** Another address of the same screen. */
  alsoAt?: string;
}

/** A collapsible group, or a single line. */
export type NavEntry = NavItem | { group: string; items: readonly NavItem[] };

const TOPIC_ICONS: Record<string, LucideIcon> = {
  api: Braces,
  bot: Bot,
  cloud: Cloud,
  'product-management': ClipboardList,
};

/** The fund view has two topics with fixed prompt counts. */
const FUND_TOPICS: readonly NavItem[] = [
  { label: 'Portfolio Companies', to: paths.topic('portfolio-companies'), icon: Hash, badge: '32' },
  { label: 'Investment Strategy', to: paths.topic('investment-strategy'), icon: Hash, badge: '28' },
];

/**
 * The sidebar's entries: `main` holds the dashboard, the topics, the view's other screens and the Action Center with its
 * tools; `account` holds what belongs to the account.
 */
export function buildNavigation(
  screens: readonly Screen[],
  viewer: Sidebar_ViewerFragment,
): { main: NavEntry[]; account: NavItem[] } {
  const items = (group: SidebarPlacement['group'], view?: 'FUND') =>
    screens.flatMap((screen) =>
      screen.view === view && screen.sidebar?.group === group ? buildItem(screen, viewer) : [],
    );
  const view = viewer.view === 'FUND' ? 'FUND' : undefined;
  const main = items('main', view);
  return {
    main: [
      ...main.slice(0, 1),
      { group: 'Topics', items: view ? FUND_TOPICS : buildTopicItems(viewer.topics) },
      ...main.slice(1),
      { group: 'Actions', items: items('actions', view) },
    ],
    account: items('account'),
  };
}

function buildItem(
  { path: pattern, title, icon, sidebar, brandPrefixed }: Screen,
  { role, brand }: Sidebar_ViewerFragment,
): NavItem[] {
  if (!icon || !sidebar || (sidebar.operatorOnly && role !== 'OPERATOR')) return [];
  const { label = title, badge, live, exact } = sidebar;
  // Without optional parameters: `/dashboard/settings/:section?` is linked as `/dashboard/settings`.
  const path = pattern.replace(/\/:\w+\?$/, '');
  const address =
    brandPrefixed && brand ? { to: encodeURI(brandToolPath(brand.name, path)), alsoAt: path } : { to: path };
  return [{ label, icon, badge, live, exact, ...address }];
}

/** All but the aggregate topic, in the account's order. */
const buildTopicItems = (topics: Sidebar_ViewerFragment['topics']): NavItem[] =>
  topics
    .filter(({ name }) => !name.toLowerCase().includes('aggregate'))
    .map(({ name, slug }) => ({ label: name, to: paths.topic(slug), icon: TOPIC_ICONS[slug] ?? Hash }));
