import type { Company } from '../../brands/model.ts';

/** A publication to write to. */
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
  keyContact: string;
  role: string;
  /** `YYYY-MM-DD`; null when it never wrote about the fund. */
  lastCoverage: string | null;
  topics: readonly string[];
  reasonUnderrated: string;
}

/** Totals of the sources. */
export interface OutreachSummary {
  /** 0–100, whole. */
  averagePotential: number;
  /** Readers a month. */
  combinedReach: number;
  /** Sources that have recently written about the fund. */
  recentCoverage: number;
}

/** Placeholders stand in square brackets. */
export interface EmailTemplate {
  id: string;
  name: string;
  subject: string;
  body: string;
  type: 'PARTNERSHIP' | 'COVERAGE' | 'INTERVIEW';
}

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

export interface Outreach {
  sample: boolean;
  /** Null before set-up. */
  brand: Company | null;
  summary: OutreachSummary;
  sources: readonly OutreachSource[];
  templates: readonly EmailTemplate[];
  campaigns: readonly Campaign[];
}
