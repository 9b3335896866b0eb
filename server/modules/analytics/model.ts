/** A connection to a property, with its key as the database holds it. */
export interface AnalyticsConnection {
  propertyId: string;
  host: string;
  clientEmail: string;
  /** Encrypted; null: simulated figures, which nothing reads. */
  secret: string | null;
  connectedAt: string;
  triedAt: string | null;
  problem: string | null;
  readAt: string | null;
  timeZone: string | null;
  currency: string | null;
}

/** Stands for the property of simulated figures. */
export const SIMULATED_PROPERTY = 'simulated';

/** What people see of it: never the key. */
export interface ConnectionView extends Omit<AnalyticsConnection, 'secret'> {
  id: string;
  simulated: boolean;
  range: { from: string | null; to: string | null };
}

/** Stands for sessions of an assistant that the product does not know by name. */
export const OTHER_ASSISTANT = 'other';

/** Sessions that one AI assistant sent to one landing page on one day. */
export interface PageDay {
  day: string;
  /** Canonical URL; null: the property names no page. */
  url: string | null;
  platform: string;
  sessions: number;
  keyEvents: number;
  revenue: number;
}
