import type { RawSource } from '../../../analysis/types.ts';
import type { Plan } from '../plan.ts';
import type { Writer } from '../writer.ts';

/** How one platform writes. */
export interface Style {
  key: string;
  /** As the vendor would name it. */
  model: string;
  /** Puts a plan of an answer into words; `sources` is what the platform hands over beside the text. */
  write(plan: Plan, writer: Writer): { text: string; sources: RawSource[] };
}
