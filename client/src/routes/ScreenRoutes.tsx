import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyScreen } from '../components/lazy-screen.ts';
import type { AccountView } from '../schema.generated.ts';
import type { Screen } from '../screen.ts';

export const NotFoundScreen = lazyScreen(() =>
  import('../features/notfound/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
);

interface ScreenRoutesProps {
  /** The address that the routes around this are at; empty for the root. */
  base: string;
  screens: readonly Screen[];
  view?: AccountView;
  /** Shown at every other address. */
  notFound?: ReactNode;
  /** Further routes. */
  children?: ReactNode;
}

/** The routes of these screens, as the view has them, and a 404 page at every other address. */
export function ScreenRoutes({
  base,
  screens,
  view,
  notFound = <NotFoundScreen />,
  children,
}: ScreenRoutesProps) {
  const general = screens.filter((screen) => !screen.view);
  const own = screens.filter((screen) => screen.view === view && screen.view);
  return (
    <Routes>
      {/* Of two routes with the same path, the first one counts. */}
      {[...own, ...general].map(({ path, view: only = 'GENERAL', component: Component, title }) => {
        const replaced = only === 'GENERAL' ? undefined : general.find((screen) => screen.path === path);
        const fallback = replaced ? (
          <replaced.component title={replaced.title} fallback={notFound} />
        ) : (
          notFound
        );
        return (
          <Route
            key={`${only} ${path}`}
            path={path.slice(base.length + 1)}
            element={<Component title={title} fallback={fallback} />}
          />
        );
      })}
      {children}
      <Route path="*" element={notFound} />
    </Routes>
  );
}
