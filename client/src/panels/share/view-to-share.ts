import { filterDays, type MetricsAddress, toMetricsFilter } from '../../metrics-filter/address.ts';
import type { CreateShareLinkInput } from '../../schema.generated.ts';

/** What a link is to show, as the server takes it. */
export type ViewToShare = Omit<CreateShareLinkInput, 'name' | 'expiresInDays'>;

/** A link that was just made; its address is shown this once. */
export interface NewLink {
  url: string;
  expiresAt: string;
  isCopied: boolean;
}

interface ScreenView extends Pick<ViewToShare, 'screen' | 'subjectId' | 'before'> {
  address: MetricsAddress;
}

/** A screen with the range and the platform of its address; the range before only where the screen can show it. */
export function viewToShare({ screen, subjectId, before, address }: ScreenView): ViewToShare {
  const hasComparison = screen === 'OVERVIEW' || screen === 'TOPIC' || screen === 'PROMPT';
  return {
    screen,
    filter: toMetricsFilter(address),
    compare: hasComparison && address.compare === true && filterDays(address) !== null,
    ...(subjectId ? { subjectId } : {}),
    ...(before ? { before } : {}),
  };
}
