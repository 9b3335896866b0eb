import { escapeMarkup } from '../../lib/escape-markup.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { max-width: 28rem; padding: 2rem; text-align: center; overflow-wrap: anywhere; }
  h1 { font-size: 1.25rem; margin: 0 0 .5rem; }`;

/** Shown in place of going back to an app that could not be found out. @param problem the library's words, shown as text */
export const errorPage = (problem: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not connected</title><style>${STYLE}</style></head><body><main><h1>The app could not be connected</h1>
<p>Start again in the app. If it fails again, tell its makers: <q>${escapeMarkup(problem)}</q>.</p></main></body></html>`;
