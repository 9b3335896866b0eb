import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDockerfile, startOf } from './dockerfile.ts';

const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));

test('the image starts the release as a user without rights, on a data folder of its own, without demo accounts', () => {
  const image = stages.at(-1);
  if (!image) throw new Error('no stage');
  expect(startOf(image)).toMatchObject({
    user: '1000:1000',
    folder: '/app',
    env: { DATA_DIR: '/data', DEMO: 'off', HOST: '0.0.0.0', PORT: '4000' },
    entrypoint: ['node', '--max-semi-space-size=16', 'sightline.mjs'],
    stopSignal: 'SIGTERM',
  });
  expect(startOf(image).health.slice(0, 2)).toEqual(['node', '-e']);
});

test('the image takes only Node and the release from the stage that builds', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', undefined]);
  expect(stages[1]?.steps.filter(({ name }) => name === 'COPY').map(({ rest }) => rest)).toEqual([
    '--from=build /usr/local/bin/node /usr/local/bin/node',
    '--from=build /app /app',
  ]);
});

test('an unknown step and a step without a stage are refused', () => {
  expect(() => readDockerfile('RUN true')).toThrow('before the first FROM');
  expect(() => startOf({ from: 'a', name: undefined, steps: [{ name: 'ONBUILD', rest: '' }] })).toThrow(
    'ONBUILD',
  );
});
