import type { PlatformDay, PromptSums, Sample, Sums } from '../../statistics/clusters.ts';

/** Adds up answers as the rollups do. */
export class Tally {
  readonly #days = new Map<string, PlatformDay>();
  readonly #prompts = new Map<string, PromptSums>();

  add(prompt: number, { platform, day }: { platform: string; day: string }, count: number, total: number) {
    const none = { answers: 0, count: 0, total: 0 };
    const byDay = this.#days.get(`${platform} ${day}`) ?? { platform, day, ...none };
    const byPrompt = this.#prompts.get(`${prompt} ${platform}`) ?? {
      prompt: String(prompt),
      platform,
      ...none,
    };
    this.#days.set(`${platform} ${day}`, increase(byDay, count, total));
    this.#prompts.set(`${prompt} ${platform}`, increase(byPrompt, count, total));
  }

  get sample(): Sample {
    return { days: [...this.#days.values()], prompts: [...this.#prompts.values()] };
  }
}

function increase<T extends Sums>(sums: T, count: number, total: number): T {
  sums.answers += 1;
  sums.count += count;
  sums.total += total;
  return sums;
}
