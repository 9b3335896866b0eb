import type { ConfiguredPlatform } from '../../platforms/registry.ts';

/** How a platform's service took the last question that told something of its settings. */
export interface PlatformHealth {
  healthy: boolean;
  /** In our words; null when healthy. */
  reason: string | null;
  /** ISO 8601. */
  checkedAt: string;
}

/** A platform and what is known of its service. */
export interface PlatformState extends ConfiguredPlatform {
  /** Null before the first question. */
  health: PlatformHealth | null;
}

/** What came of a check. */
export interface PlatformCheck {
  platform: PlatformState;
  /** Why it did not answer; null when it did. */
  problem: string | null;
}
