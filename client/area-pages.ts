import type { Plugin, Rolldown } from 'vite';

/** What a page starts to load beside its entry, as paths below `client/`. */
interface Area {
  /** Said until the first screen stands. */
  text: string;
  /** Needed before anything is drawn. What draws charts is larger than all of it and comes behind it. */
  first: readonly string[];
  /** Whether `src/early/` asks for the screen's data. */
  asksEarly: boolean;
}

const LOADING_DATA = 'Loading data...';
const DASHBOARD = 'src/routes/DashboardArea.tsx';
const EARLY = 'src/early/ask.ts';

/** One HTML file each; `server/client-files.ts` knows which address gets which. */
const AREAS: Record<string, Area> = {
  auth: { text: 'Loading...', first: ['src/features/signin/AuthScreen.tsx'], asksEarly: false },
  visitor: {
    text: 'Loading...',
    first: ['src/features/generate-reports/GenerateReportsScreen.tsx'],
    asksEarly: false,
  },
  dashboard: { text: LOADING_DATA, first: [DASHBOARD], asksEarly: false },
  overview: {
    text: LOADING_DATA,
    first: [DASHBOARD, 'src/features/overview/OverviewPanels.tsx'],
    asksEarly: true,
  },
  topic: {
    text: LOADING_DATA,
    first: [DASHBOARD, 'src/features/topic/TopicScreen.tsx', 'src/features/topic/TopicPanels.tsx'],
    asksEarly: true,
  },
};

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Makes a page for each area from the built `index.html`: its style sheet stands in it, and its chunks start to load
 * with it instead of one after the other as the code comes to ask for them.
 */
export const areaPages = (): Plugin => ({
  name: 'area-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') return this.error('There is no index.html to make pages of.');
    const page = String(index.source)
      .replace(STYLESHEET, (_link, name) => inlined(bundle, name))
      .replace('</head>', () => `  ${fontPreload(bundle)}\n  </head>`);
    index.source = page;
    for (const [name, area] of Object.entries(AREAS)) {
      const preloads = reach(bundle, area.first)
        .map(preload)
        .filter((link) => !page.includes(link));
      const early = area.asksEarly ? reach(bundle, [EARLY]).map(script) : [];
      const links = [...early, ...preloads].join('\n    ');
      const source = page
        .replace('</head>', () => `  ${links}\n  </head>`)
        .replace('<p>Loading...</p>', () => `<p>${area.text}</p>`);
      this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
    }
  },
});

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;
/** Runs as soon as it is there, before what the page is waiting for. */
const script = (file: string) => `<script type="module" async crossorigin src="/${file}"></script>`;

/** Behind the code: most texts are drawn long after it. */
function fontPreload(bundle: Rolldown.OutputBundle): string {
  const font = Object.keys(bundle).find((name) => /\/inter-latin-wght-normal-[^/]*\.woff2$/.test(name));
  if (!font) throw new Error('The font is not in the build.');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${font}">`;
}

/** The style sheet; a font that comes late is not exchanged, since that moves what stands. */
function inlined(bundle: Rolldown.OutputBundle, name: string): string {
  const sheet = bundle[name];
  if (sheet?.type !== 'asset') throw new Error(`The page's style sheet ${name} is not in the build.`);
  return `<style>${String(sheet.source).trim().replaceAll('font-display:swap', 'font-display:optional')}</style>`;
}

/** The files of these modules and of all that they import. */
function reach(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  function add(file: string) {
    const chunk = byFile.get(file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    for (const each of chunk.imports) add(each);
  }
  for (const path of modules) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/client/${path}`)),
    );
    if (!chunk) throw new Error(`No chunk holds ${path}.`);
    add(chunk.fileName);
  }
  return [...found].filter((file) => !byFile.get(file)?.isEntry);
}
