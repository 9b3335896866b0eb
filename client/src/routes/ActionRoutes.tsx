import { ACTION_SCREENS } from '../action-screens.ts';
import { ActionGate } from '../features/action-center/ActionGate.tsx';
import { type ToolCard, ToolsContext } from '../features/action-center/ToolCards.tsx';
import { brandToolPath, paths } from '../paths.ts';
import type { AccountView } from '../schema.generated.ts';
import { ScreenRoutes } from './ScreenRoutes.tsx';

/** The screens under `/dashboard/action`, for accounts that have the Action Center. */
export function ActionRoutes() {
  return (
    <ActionGate>
      {({ view, brand }) => (
        <ToolsContext value={listTools(view)}>
          <ScreenRoutes
            base={paths.action}
            screens={brand ? [...ACTION_SCREENS, ...prefixScreens(brand.name)] : ACTION_SCREENS}
            view={view}
          />
        </ToolsContext>
      )}
    </ActionGate>
  );
}

/** The tools at their addresses under the brand's name. */
const prefixScreens = (brand: string) =>
  ACTION_SCREENS.filter((screen) => screen.brandPrefixed).map((screen) => ({
    ...screen,
    path: brandToolPath(brand, screen.path),
  }));

/** The cards of a view's Action Center. */
const listTools = (view: AccountView): ToolCard[] =>
  ACTION_SCREENS.filter((screen) => (screen.view ?? 'GENERAL') === view).flatMap(
    ({ path, title, description, icon, fundTool }) =>
      icon && description ? [{ title, description, icon, to: path, fundTool }] : [],
  );
