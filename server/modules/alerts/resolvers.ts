import type { Complete } from '../../graphql/complete.ts';
import type {
  AlertDeliveryResolvers,
  AlertPageResolvers,
  AlertRecipientResolvers,
  AlertResolvers,
  AlertRuleResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/resolvers.generated.ts';
import { type RequestContext, requireViewer } from '../../http/request-context.ts';
import type { Alert, AlertKind, AlertRule, Channel, Delivery, SaveResult } from './model.ts';

const upper = <T extends string>(value: T) => value.toUpperCase() as Uppercase<T>;
const lower = <T extends string>(value: T) => value.toLowerCase() as Lowercase<T>;

const settingsOf = (context: RequestContext) => context.services.alerts.settings(requireViewer(context));

const toPayload = async (context: RequestContext, result: SaveResult) => ({
  settings: await settingsOf(context),
  conflict: result.ok ? null : (result.conflict ?? null),
  errors: result.ok ? [] : result.errors,
});

export const alertQueries = {
  alertSettings: (_root, _args, context) => settingsOf(context),
  alert: (_root, { id }, context) => context.services.alerts.one(requireViewer(context), id),
  alerts: (_root, _args, context) => context.services.alerts.latest(requireViewer(context)),
} satisfies QueryResolvers;

export const alertMutations = {
  async addAlertRule(_root, { input }, context) {
    const { kind, channels, ...about } = input;
    const rule = { ...about, kind: lower(kind), channels: channels.map(lower) };
    return toPayload(context, await context.services.alerts.addRule(requireViewer(context), rule));
  },
  async removeAlertRule(_root, { id }, context) {
    await context.services.alerts.removeRule(requireViewer(context), id);
    return settingsOf(context);
  },
  async saveAlertWebhook(_root, { url, version }, context) {
    const { alerts } = context.services;
    return toPayload(context, await alerts.saveWebhook(requireViewer(context), url ?? null, version));
  },
  async rotateAlertSecret(_root, _args, context) {
    await context.services.alerts.rotateSecret(requireViewer(context));
    return settingsOf(context);
  },
  async setWeeklyDigest(_root, { on, channel }, context) {
    await context.services.alerts.setWeeklyDigest(requireViewer(context), lower(channel), on);
    return settingsOf(context);
  },
  async addAlertRecipient(_root, { address }, context) {
    const { recipients } = context.services.alerts;
    return toPayload(context, await recipients.add(requireViewer(context), address));
  },
  async removeAlertRecipient(_root, { id }, context) {
    await context.services.alerts.recipients.remove(requireViewer(context), id);
    return settingsOf(context);
  },
  async setAlertQuietHours(_root, { hours }, context) {
    const { alerts } = context.services;
    return toPayload(
      context,
      await alerts.setQuietHours(
        requireViewer(context),
        hours ? { ...hours, weekends: hours.weekends ?? false } : null,
      ),
    );
  },
  sendTestAlert: (_root, { channel }, context) =>
    context.services.alerts.sendTest(requireViewer(context), lower(channel)),
} satisfies MutationResolvers;

const rule: Complete<AlertRuleResolvers, Omit<AlertRule, 'kind' | 'channels'>> = {
  kind: ({ kind }) => upper<AlertKind>(kind),
  channels: ({ channels }) => channels.map((channel) => upper<Channel>(channel)),
};

const alert: Complete<AlertResolvers, Omit<Alert, 'kind'>> = {
  kind: ({ kind }) => upper<AlertKind>(kind),
};

const delivery: Complete<AlertDeliveryResolvers, Omit<Delivery, 'channel' | 'status' | 'target'>> = {
  channel: ({ channel }) => upper<Channel>(channel),
  status: ({ status }) => upper<Delivery['status']>(status),
  to: ({ target }) => target || null,
};

const recipient: AlertRecipientResolvers = {
  state: ({ confirmed, unsubscribed, isMember }) =>
    unsubscribed ? 'UNSUBSCRIBED' : !confirmed ? 'UNCONFIRMED' : isMember ? 'ACTIVE' : 'LEFT',
};

const page: AlertPageResolvers = { timeLine: ({ readTimeLine }) => readTimeLine() };

export const alertTypes = {
  AlertPage: page,
  AlertRule: rule,
  Alert: alert,
  AlertDelivery: delivery,
  AlertRecipient: recipient,
};
