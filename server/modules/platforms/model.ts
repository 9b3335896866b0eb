import type { ConfiguredPlatform } from '../../platforms/registry.ts';

/** What the last question showed about a platform's settings. */
export interface PlatformHealth {
  healthy: boolean;
  /** Null when healthy. */
  reason: string | null;
  /** ISO 8601. */
  checkedAt: string;
}

export interface PlatformState extends ConfiguredPlatform {
  /** Null before the first question. */
  health: PlatformHealth | null;
}

export interface PlatformCheck {
  platform: PlatformState;
  /** Why it did not answer; null if it did. */
  problem: string | null;
}
