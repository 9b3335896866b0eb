import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../App.tsx';
import { ServerLinkContext } from '../apollo/server-link.ts';
import { type Landing, readLanding } from '../auth/landing.ts';
import { createSessionStore } from '../auth/session-store.ts';
import { createSupabase } from '../auth/supabase.ts';
import { ReloadContext } from '../components/feedback/reload.ts';
import type { ClientConfig } from '../config.ts';
import { type Simulation, SimulationContext } from '../features/action-center/simulation.ts';
import { LeaveContext } from '../features/connect/leave.ts';
import { InitialLoadingContext } from '../features/shell/FundLoading.tsx';
import { FakeApi } from './api.ts';
import { FakeAuth } from './fake-auth.ts';

interface RenderOptions {
  auth?: FakeAuth;
  api?: FakeApi;
  /** E-mail of the user who is signed in when the page opens. */
  signedInAs?: string;
  config?: Partial<ClientConfig>;
  landing?: Landing;
  /** The clock and the random numbers of simulated behaviour. */
  simulation?: Simulation;
}

const STORAGE_KEY = 'sb-localhost-auth-token';
const STILL: Simulation = { now: () => new Date('2026-08-03T12:00:00Z'), random: () => 0.5 };
const NO_LANDING = readLanding({ hash: '', search: '' });

/** Renders the whole client at an address, with an auth service and a server in memory. */
export async function renderApp(path: string, options: RenderOptions = {}) {
  const { auth = new FakeAuth(), api = new FakeApi(), landing = NO_LANDING, simulation = STILL } = options;
  if (options.signedInAs) {
    const email = options.signedInAs;
    const user = auth.users.find((known) => known.email === email) ?? auth.addUser(email);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(auth.session(user)));
  }
  const config = { supabaseUrl: null, publishableKey: 'key', outbox: false, demo: false, ...options.config };
  const supabase = createSupabase(config, auth.fetch);
  const store = createSessionStore(supabase, landing);
  // It shares storage and events with the next test's.
  onTestFinished(() => void supabase.auth.dispose());
  const reload = vi.fn();
  const leave = vi.fn();
  const location = { current: path };
  const history: { back?: () => void } = {};
  const user = userEvent.setup();

  const view = render(
    <ReloadContext value={reload}>
      <ServerLinkContext value={api.link}>
        <SimulationContext value={simulation}>
          <InitialLoadingContext value={0}>
            <LeaveContext value={leave}>
              <MemoryRouter initialEntries={[path]} useTransitions={false}>
                <Watch location={location} history={history} />
                <App config={config} auth={{ supabase, store, landing }} />
              </MemoryRouter>
            </LeaveContext>
          </InitialLoadingContext>
        </SimulationContext>
      </ServerLinkContext>
    </ReloadContext>,
  );
  return {
    ...view,
    auth,
    api,
    supabase,
    store,
    reload,
    leave,
    location,
    user,
    back: () => act(() => history.back?.()),
  };
}

interface WatchProps {
  location: { current: string };
  history: { back?: () => void };
}

/** Stores the address, and a function that goes back, for the test. */
function Watch({ location, history }: WatchProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    location.current = pathname + search;
    history.back = () => void navigate(-1);
  });
  return null;
}
