import './theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { readLanding, withoutError } from './auth/landing.ts';
import { createSessionStore } from './auth/session-store.ts';
import { createSupabase } from './auth/supabase.ts';
import { readConfig } from './config.ts';
import { reloadWhenOutdated } from './outdated.ts';
import { loadRoute } from './routes/AppRoutes.tsx';
import { startColourMode } from './theme/colour-mode.ts';

reloadWhenOutdated();
const loaded = loadRoute(window.location.pathname);
startColourMode();
const config = readConfig();
const landing = readLanding(window.location);
if (landing.error) window.history.replaceState(null, '', withoutError(window.location));
const supabase = createSupabase(config);
const store = createSessionStore(supabase, landing);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
// The HTML page shows the loading text until then.
loaded.then(() =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <App config={config} auth={{ supabase, store, landing }} />
      </BrowserRouter>
    </StrictMode>,
  ),
);
