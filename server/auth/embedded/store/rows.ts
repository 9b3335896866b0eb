import type { flowStates, mailTokens, sessions, users } from '../schema.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type MailTokenRow = typeof mailTokens.$inferSelect;
export type FlowRow = typeof flowStates.$inferSelect;
