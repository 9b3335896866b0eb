import {
  Bot,
  Braces,
  ClipboardList,
  Cloud,
  Hash,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  Radio,
  SearchX,
  Zap,
} from 'lucide-react';
import { paths } from '../../paths.ts';

/** One line of the sidebar. */
export interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
  badge?: string;
  /** The badge tells a state rather than a number. */
  live?: boolean;
  /** Active on this very address only, not below it. */
  exact?: boolean;
}

/** A collapsible group, or a single line. */
export type NavEntry = NavItem | { group: string; items: NavItem[] };

interface Topic {
  name: string;
  slug: string;
}

const TOPIC_ICONS: Record<string, LucideIcon> = {
  api: Braces,
  bot: Bot,
  cloud: Cloud,
  'product-management': ClipboardList,
};

const prompts: NavItem = { label: 'Prompts', to: paths.prompts, icon: MessageSquareText };
const actionCenter: NavItem = { label: 'Action Center', to: paths.action, icon: Zap, exact: true };

/** Dashboard, the account's topics by name without the aggregate one, prompts and the Action Center. */
export function generalNavigation(topics: readonly Topic[]): NavEntry[] {
  const shown = topics
    .filter(({ name }) => !name.toLowerCase().includes('aggregate'))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return [
    { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard, exact: true },
    {
      group: 'Topics',
      items: shown.map(({ name, slug }) => ({
        label: name,
        to: paths.topic(slug),
        icon: TOPIC_ICONS[slug] ?? Hash,
      })),
    },
    prompts,
    { label: 'Gaps', to: paths.gaps, icon: SearchX },
    { ...actionCenter, exact: false },
  ];
}

/** The fund's sidebar: its two topics and its tools, with fixed prompt counts. */
export const fundNavigation: NavEntry[] = [
  { label: 'Overview', to: paths.dashboard, icon: LayoutDashboard, badge: '60', exact: true },
  {
    group: 'Topics',
    items: [
      { label: 'Portfolio Companies', to: paths.topic('portfolio-companies'), icon: Hash, badge: '32' },
      { label: 'Investment Strategy', to: paths.topic('investment-strategy'), icon: Hash, badge: '28' },
    ],
  },
  {
    group: 'Actions',
    items: [
      actionCenter,
      { label: 'Live Mentions', to: paths.liveMentions, icon: Radio, badge: 'Live', live: true },
      prompts,
    ],
  },
];
