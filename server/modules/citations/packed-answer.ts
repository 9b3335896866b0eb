const BYTES_OF_A_NUMBER = 4;
const BYTES_OF_A_HEAD = 8;
const BYTES_OF_A_CITATION = 8;

/** An answer that cites pages or names companies, as `citation_day` has it; everything has its number. */
export class PackedAnswer {
  readonly #view: DataView;
  #companiesAt = 0;
  #sourcesAt = 0;
  #end = 0;
  prompt = 0;
  visible = false;
  missed = false;
  /** How many companies it names. */
  companies = 0;
  /** How many pages it cites. */
  sources = 0;

  /** @param answers packed; none of them is read yet */
  constructor(answers: Buffer) {
    this.#view = new DataView(answers.buffer, answers.byteOffset, answers.byteLength);
  }

  /** Becomes the next answer. @returns whether there is one */
  next(): boolean {
    const at = this.#end;
    if (at >= this.#view.byteLength) return false;
    const first = this.#view.getUint32(at);
    const counts = this.#view.getUint32(at + BYTES_OF_A_NUMBER);
    this.prompt = first >>> 2;
    this.visible = (first & 1) === 1;
    this.missed = (first & 2) === 2;
    this.#companiesAt = at + BYTES_OF_A_HEAD;
    this.companies = counts >>> 16;
    this.sources = counts & 0xffff;
    this.#sourcesAt = this.#companiesAt + this.companies * BYTES_OF_A_NUMBER;
    this.#end = this.#sourcesAt + this.sources * BYTES_OF_A_CITATION;
    return true;
  }

  names(company: number): boolean {
    for (let at = this.#companiesAt; at < this.#sourcesAt; at += BYTES_OF_A_NUMBER) {
      if (this.#view.getUint32(at) === company) return true;
    }
    return false;
  }

  // A function called with each would be created for each answer, and its caller optimised for none of them.

  company(index: number): number {
    return this.#view.getUint32(this.#companiesAt + index * BYTES_OF_A_NUMBER);
  }

  source(index: number): number {
    return this.#view.getUint32(this.#sourcesAt + index * BYTES_OF_A_CITATION);
  }

  /** Of the page at the same index. */
  site(index: number): number {
    return this.#view.getUint32(this.#sourcesAt + index * BYTES_OF_A_CITATION + BYTES_OF_A_NUMBER);
  }
}

/** Reads packed answers. @param visit called with each; the next one takes its place */
export function eachAnswer(answers: Buffer, visit: (answer: PackedAnswer) => void): void {
  const answer = new PackedAnswer(answers);
  while (answer.next()) visit(answer);
}
