/** The outbox's own rules; it is served without the client's build. */
export const OUTBOX_STYLE = `
:root {
  color-scheme: light dark;
  --page: #f7f7f9; --card: #ffffff; --line: #e4e4e9; --text: #18181b; --muted: #63636e; --accent: #5346d6; --hover: #f1f0fd;
}
@media (prefers-color-scheme: dark) {
  :root { --page: #111114; --card: #19191e; --line: #2e2e36; --text: #ececf1; --muted: #a3a3ae; --accent: #a8a0ff; --hover: #22212e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 "Inter Variable", Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 880px; margin: 0 auto; padding: 40px 16px; display: grid; gap: 24px; }
h1 { margin: 0; font-size: 24px; line-height: 1.3; letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { margin: 0 0 8px; font-size: 13px; font-weight: 600; color: var(--muted); }
header p { margin: 8px 0 0; color: var(--muted); max-width: 64ch; }
a { color: var(--accent); }
a:focus-visible, iframe:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 10px; }
nav a { text-decoration: none; }
.mails { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 2fr) auto; gap: 4px 24px; padding: 12px 16px; color: inherit; text-decoration: none; }
.mails a:hover { background: var(--hover); }
.mails a:focus-visible { outline-offset: -2px; }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to, time { color: var(--muted); overflow-wrap: anywhere; }
.empty { padding: 48px 24px; text-align: center; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.empty h2 { font-size: 16px; color: var(--text); }
.empty p { margin: 0 auto; max-width: 44ch; color: var(--muted); }
dl { margin: 16px 0 0; display: grid; gap: 4px; }
dl div { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 8px; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
dd time { color: inherit; }
ul.attachments { list-style: none; margin: 0; padding: 12px 16px; display: grid; gap: 8px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow-wrap: anywhere; }
.size { color: var(--muted); }
iframe { display: block; width: 100%; height: 520px; background: #ffffff; border: 1px solid var(--line); border-radius: 12px; }
pre { margin: 0; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: 13px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
@media (max-width: 600px) {
  main { padding: 24px 16px; }
  .mails a { grid-template-columns: minmax(0, 1fr); }
}
`.trim();
