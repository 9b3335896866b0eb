import { filterDays, type MetricsAddress, toMetricsFilter } from '../../metrics-filter/address.ts';
import type { CreateShareLinkInput, EarlierDays, SharedScreen } from '../../schema.generated.ts';

/** What a link is to show, as the server takes it. */
export type ViewToShare = Omit<CreateShareLinkInput, 'name' | 'expiresInDays'>;

/** A link that was just made; its address is shown this once. */
export interface NewLink {
  url: string;
  expiresAt: string;
  isCopied: boolean;
}

/** A screen as its reader sees it. */
export interface ScreenToShare {
  screen: SharedScreen;
  /** How a dialog names it, such as “Topic: Wireless”; undefined while it loads. */
  title: string | undefined;
  /** The range and the platform. */
  address: MetricsAddress;
  /** The topic or competitor. */
  subjectId?: string | undefined;
  /** The earlier range of What changed. */
  before?: EarlierDays | null;
}

/** A screen with the range and the platform of its address; the range before only where the screen can show it. */
export function viewToShare({
  screen,
  subjectId,
  before,
  address,
}: Omit<ScreenToShare, 'title'>): ViewToShare {
  const hasComparison = screen === 'OVERVIEW' || screen === 'TOPIC' || screen === 'PROMPT';
  return {
    screen,
    filter: toMetricsFilter(address),
    compare: hasComparison && address.compare === true && filterDays(address) !== null,
    ...(subjectId ? { subjectId } : {}),
    ...(before ? { before } : {}),
  };
}
