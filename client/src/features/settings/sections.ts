import {
  Bell,
  Building2,
  CalendarClock,
  Database,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Palette,
  Plug,
  Share2,
  StickyNote,
  UserRound,
  UserRoundSearch,
  Users,
} from 'lucide-react';

/** Sections of the settings in their order, by their name in the address. */
export const SECTIONS = {
  profile: { label: 'Profile', icon: UserRound },
  appearance: { label: 'Appearance', icon: Palette },
  brand: { label: 'Brand', icon: Building2 },
  topics: { label: 'Topics & prompts', icon: MessagesSquare },
  personas: { label: 'Personas', icon: UserRoundSearch },
  collection: { label: 'Collection', icon: CalendarClock },
  platforms: { label: 'Platforms', icon: Plug },
  alerts: { label: 'Alerts', icon: Bell },
  notes: { label: 'Notes', icon: StickyNote },
  api: { label: 'API', icon: KeyRound },
  people: { label: 'People', icon: Users },
  sharing: { label: 'Sharing', icon: Share2 },
  data: { label: 'Data', icon: Database },
} as const satisfies Record<string, { label: string; icon: LucideIcon }>;

export type Section = keyof typeof SECTIONS;

export const isSection = (name: string): name is Section => Object.hasOwn(SECTIONS, name);
