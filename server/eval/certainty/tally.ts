import type { PlatformDay, PromptSums, Sample, Sums } from '../../statistics/clusters.ts';

/** Adds up answers as the rollups do. */
export class Tally {
  readonly #days: PlatformDay[];
  readonly #prompts: PromptSums[];
  readonly #size: { prompts: number; days: number };

  constructor(size: { platforms: number; prompts: number; days: number }) {
    const none = { answers: 0, count: 0, total: 0 };
    const cells = <Cell>(count: number, cell: (platform: string, index: string) => Cell) =>
      Array.from({ length: size.platforms * count }, (_, index) =>
        cell(String(Math.floor(index / count)), String(index % count).padStart(2, '0')),
      );
    this.#days = cells(size.days, (platform, day) => ({ platform, day, ...none }));
    this.#prompts = cells(size.prompts, (platform, prompt) => ({ platform, prompt, ...none }));
    this.#size = size;
  }

  add(platform: number, prompt: number, day: number, count: number, total: number): void {
    increase(this.#days[platform * this.#size.days + day], count, total);
    increase(this.#prompts[platform * this.#size.prompts + prompt], count, total);
  }

  get sample(): Sample {
    const isUsed = ({ answers }: { answers: number }) => answers > 0;
    return { days: this.#days.filter(isUsed), prompts: this.#prompts.filter(isUsed) };
  }
}

function increase(sums: Sums | undefined, count: number, total: number): void {
  if (!sums) throw new RangeError('There is no such prompt or day.');
  sums.answers += 1;
  sums.count += count;
  sums.total += total;
}
