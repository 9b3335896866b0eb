/** One step of a Dockerfile, with its continued lines joined. */
export interface Step {
  /** Such as `RUN`. */
  name: string;
  rest: string;
}

/** A stage: what it starts from, and the steps after that. */
export interface Stage {
  from: string;
  name: string | undefined;
  steps: Step[];
}

/** Reads the stages of a Dockerfile. @throws Error on a step before the first FROM */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text.replaceAll(/^\s*#.*$/gm, '').replaceAll(/\\\n/g, ' ');
  for (const line of lines.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    const [from = '', as, stage] = rest.split(/\s+/);
    if (name === 'FROM') stages.push({ from, name: as ? stage : undefined, steps: [] });
    else {
      const current = stages.at(-1);
      if (!current) throw new Error(`${name} is before the first FROM.`);
      current.steps.push({ name, rest });
    }
  }
  return stages;
}

/** What a container of a stage is started with. */
export interface Start {
  user: string;
  folder: string;
  env: Record<string, string>;
  entrypoint: string[];
  health: string[];
  stopSignal: string;
}

const INITIAL: Start = {
  user: '0:0',
  folder: '/',
  env: {},
  entrypoint: [],
  health: [],
  stopSignal: 'SIGTERM',
};
/** What says nothing about the start, or is done while the image is built. */
const OTHERS = ['RUN', 'COPY', 'VOLUME', 'EXPOSE'];

/** @throws Error on a step that this reader does not know */
export function startOf({ steps }: Stage): Start {
  let start = INITIAL;
  for (const { name, rest } of steps) start = { ...start, ...changeOf(name, rest, start) };
  return start;
}

function changeOf(name: string, rest: string, start: Start): Partial<Start> {
  if (name === 'USER') return { user: rest };
  if (name === 'WORKDIR') return { folder: rest };
  if (name === 'STOPSIGNAL') return { stopSignal: rest };
  if (name === 'ENTRYPOINT') return { entrypoint: JSON.parse(rest) };
  if (name === 'HEALTHCHECK') return { health: JSON.parse(rest.slice(rest.indexOf('['))) };
  if (name === 'ENV') {
    const pairs = rest.split(/\s+/).map((pair) => pair.split('=', 2));
    return { env: { ...start.env, ...Object.fromEntries(pairs) } };
  }
  if (OTHERS.includes(name)) return {};
  throw new Error(`scripts/image/dockerfile.ts does not know the step ${name}.`);
}
