import { saidOf } from '../../../apollo/said.ts';
import { useSaveAlertWebhookMutation } from './WebhookCard.generated.ts';

type Result = { ok: true; url: string | null } | { ok: false; problem: string };

const NOT_SAVED = 'The address could not be saved. Please try again.';

/** Saves where alerts are posted, null for nowhere; `url` is as the server keeps it. */
export function useSaveWebhook() {
  const [send] = useSaveAlertWebhookMutation();
  return async (url: string | null): Promise<Result> => {
    try {
      const { data } = await send({ variables: { url } });
      const [refusal] = data?.saveAlertWebhook.errors ?? [];
      if (!data || refusal) return { ok: false, problem: refusal?.message ?? NOT_SAVED };
      return { ok: true, url: data.saveAlertWebhook.settings.webhook?.url ?? null };
    } catch (error) {
      return { ok: false, problem: saidOf(error, NOT_SAVED) };
    }
  };
}
