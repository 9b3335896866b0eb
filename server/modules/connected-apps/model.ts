import type { connectedApps } from '../../auth/oauth/schema.ts';

/** An app that signed a person in by OAuth, as the person sees it. */
export type ConnectedApp = Pick<typeof connectedApps.$inferSelect, 'id' | 'name' | 'host' | 'scope'> & {
  createdAt: string;
  lastUsedAt: string | null;
};

export interface NewApp extends Pick<ConnectedApp, 'name' | 'host' | 'scope'> {
  clientId: string;
  /** Stores the grant. @returns its id */
  grant: () => Promise<string>;
}
