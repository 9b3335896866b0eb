import { byUser, type Get, success } from '../../http/rest/route.ts';

/** GET /api/action/status: the Action Center's feature flag. */
export function accountRoutes(get: Get): void {
  get('action/status', byUser, async ({ viewer, services, query }) => {
    const account = await services.accounts.readable(viewer, query.user_id);
    return success({ action_center: services.accounts.actionCenter(account).enabled });
  });
}
