import { basename } from 'node:path';

/**
 * What a person types to run a command of this installation: by npm in a clone, by Node in a release.
 * @param command as package.json names it, such as `demo:remove`
 */
export function commandLine(command: string, args = ''): string {
  const isRelease = basename(process.argv[1] ?? '') === 'sightline.mjs';
  const words = isRelease
    ? ['node sightline.mjs', command, args]
    : ['npm run', command, args && `-- ${args}`];
  return words.filter(Boolean).join(' ');
}
