import { readFileSync } from 'node:fs';

/** Memory of a process in MB. */
export interface Sample {
  rss: number;
  /** Used heap from /metrics; null for a process without it. */
  heap: number | null;
}

/** Address of /metrics and its token. */
interface Figures {
  origin: string;
  token: string;
}

/** Reads Linux's /proc and the server's /metrics. */
export async function sampleOf(pid: number, figures: Figures): Promise<Sample> {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { rss: Number(kilobytes) / 1024, heap: await heapOf(figures) };
}

async function heapOf({ origin, token }: Figures): Promise<number | null> {
  const figures = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } }).then(
    (reply) => reply.text(),
    () => '',
  );
  const bytes = /^nodejs_heap_size_used_bytes\S* ([\d.e+]+)/m.exec(figures)?.[1];
  return bytes ? Number(bytes) / 1024 / 1024 : null;
}

/** The median of each third, and the ratio of the last to the second. */
export function thirds(values: readonly number[]): { medians: number[]; growth: number } {
  const size = Math.floor(values.length / 3);
  const medians = [0, 1, 2].map((third) => median(values.slice(third * size, (third + 1) * size)));
  return { medians, growth: (medians[2] ?? Number.NaN) / (medians[1] ?? Number.NaN) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
