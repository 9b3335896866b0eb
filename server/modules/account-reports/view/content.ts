import type { Viewer } from '../../accounts/model.ts';
import type { LinkView } from '../../share-links/input.ts';
import type { ViewReader } from '../../share-links/view-reader.ts';
import type { VisibilityService } from '../../visibility/service.ts';
import { changesView } from './changes-view.ts';
import { headToHeadView, promptView } from './company-views.ts';
import { metricsView } from './metrics-view.ts';
import { nothing, type ViewContent } from './parts.ts';

interface Deps {
  views: ViewReader;
  visibility: VisibilityService;
}

/** @throws BAD_USER_INPUT without a brand or answers; NOT_FOUND where the account does not track the view's subject any more */
export async function viewContent(deps: Deps, viewer: Viewer, view: LinkView): Promise<ViewContent> {
  const { views, visibility } = deps;
  await views.check(viewer, view);
  switch (view.screen) {
    case 'overview':
    case 'topic': {
      const topic = await views.topic(viewer, view);
      const metrics = topic?.metrics ?? (await views.overview(viewer, view));
      if (!metrics) throw nothing();
      const name = topic ? `Topic: ${topic.topic.name}` : 'Dashboard';
      return metricsView(metrics, topic ? metrics.of(topic.topic) : metrics.overview, view, name);
    }
    case 'head-to-head':
      return headToHeadView(deps, viewer, view);
    case 'prompt':
      return promptView(deps, viewer, view);
    case 'what-changed': {
      const changed = await views.whatChanged(viewer, view);
      if (!changed) throw nothing();
      return changesView(visibility, viewer, view, changed);
    }
  }
}
