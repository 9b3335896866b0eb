import type { Company } from '../../brands/model.ts';

/** A publication worth writing to. */
export interface OutreachSource {
  id: string;
  name: string;
  /** Host name. */
  domain: string;
  category: string;
  /** Readers a month. */
  reach: number;
  /** Share of readers who respond to what they read, 0–100, one decimal. */
  engagement: number;
  /** 0–100 */
  authorityScore: number;
  /** 0–100 */
  partnershipPotential: number;
  contactEmail: string;
  /** Who to write to. */
  keyContact: string;
  role: string;
  /** `YYYY-MM-DD`; null when it never wrote about the fund. */
  lastCoverage: string | null;
  topics: readonly string[];
  reasonUnderrated: string;
}

/** What the sources come to. */
export interface OutreachSummary {
  /** 0–100, whole. */
  averagePotential: number;
  /** Readers a month. */
  combinedReach: number;
  /** Sources that have written about the fund of late. */
  recentCoverage: number;
}

/** An e-mail to start from; placeholders stand in square brackets. */
export interface EmailTemplate {
  id: string;
  name: string;
  subject: string;
  body: string;
  type: 'PARTNERSHIP' | 'COVERAGE' | 'INTERVIEW';
}

/** E-mails to several sources about one thing. */
export interface Campaign {
  id: string;
  name: string;
  status: 'ACTIVE' | 'COMPLETED' | 'DRAFT';
  sourceCount: number;
  sentCount: number;
  /** 0–100, one decimal; null when nothing was sent. */
  responseRate: number | null;
  /** `YYYY-MM-DD` */
  createdAt: string;
}

/** What the fund's e-mail outreach works with. */
export interface Outreach {
  sample: boolean;
  /** Null before set-up. */
  brand: Company | null;
  summary: OutreachSummary;
  sources: readonly OutreachSource[];
  templates: readonly EmailTemplate[];
  campaigns: readonly Campaign[];
}
