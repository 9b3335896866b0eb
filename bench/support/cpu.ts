import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own tick is. */
const TICK_MS = 10;

/** CPU time that a process and its threads have used so far, user and system, in milliseconds. */
export const cpuMs = (pid: number): number => usedMs(statOf(pid));

/** CPU time of a process and its children, ended ones included, in milliseconds. */
export function cpuOfServer(pid: number): number {
  const own = statOf(pid);
  const ended = (Number(own[13]) + Number(own[14])) * TICK_MS;
  const children = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? tryStatOf(name) : []));
  return children
    .filter(([, parent]) => Number(parent) === pid)
    .reduce((sum, child) => sum + usedMs(child), usedMs(own) + ended);
}

const usedMs = (stat: readonly string[]) => (Number(stat[11]) + Number(stat[12])) * TICK_MS;

function statOf(pid: number | string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name in brackets, may contain spaces: split what follows it, from the third field on.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Empty when the process has ended. */
function tryStatOf(pid: string): string[][] {
  try {
    return [statOf(pid)];
  } catch {
    return [];
  }
}
