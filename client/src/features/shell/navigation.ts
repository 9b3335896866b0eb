import {
  Bot,
  Braces,
  ClipboardList,
  Cloud,
  FileText,
  GitCompareArrows,
  Hash,
  LayoutDashboard,
  Library,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  Radio,
  SearchX,
  Zap,
} from 'lucide-react';
import type { BrandTool } from '../../brand-tools.ts';
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
  /** Another address of the same screen, at which the line is active too. */
  alsoAt?: string;
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

const TOOLS: readonly { tool: BrandTool; label: string; path: string; icon: LucideIcon }[] = [
  { tool: 'comparison', label: 'Content Comparison', path: paths.comparison, icon: GitCompareArrows },
  { tool: 'sources', label: 'Top Sources', path: paths.sources, icon: Library },
  { tool: 'llms-txt', label: 'LLMS.TXT Manager', path: paths.llmsTxt, icon: FileText },
  { tool: 'generate', label: 'Generate Content', path: paths.generate(), icon: PenLine },
];

/** The tools under the brand's own name, or without it before set-up. */
const brandTools = (brand: string | undefined): NavItem[] =>
  TOOLS.map(({ tool, label, path, icon }) => ({
    label,
    icon,
    to: brand ? paths.brandTool(brand, tool) : path,
    alsoAt: path,
  }));

/**
 * Dashboard, the account's topics in their order (by name, unless somebody has put them into another) without the
 * aggregate one, prompts, gaps, and the Action Center with its tools.
 * @param brand the tracked brand's name; undefined before set-up
 */
export function generalNavigation(topics: readonly Topic[], brand: string | undefined): NavEntry[] {
  const shown = topics.filter(({ name }) => !name.toLowerCase().includes('aggregate'));
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
    { group: 'Actions', items: [actionCenter, ...brandTools(brand)] },
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
