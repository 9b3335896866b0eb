/** Stands in for `@supabase/realtime-js`, which the client never uses but supabase-js always brings along. */
export class RealtimeClient {
  async setAuth() {}
}
