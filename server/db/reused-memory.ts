/** Memory for one stream of bytes after the other. Many megabytes of new memory for each would take longer to clean up than to fill. */
export class ReusedMemory {
  #bytes = Buffer.alloc(0);

  /** @returns all bytes of a stream, until the next one overwrites them */
  async collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
    let length = 0;
    for await (const part of stream) {
      this.#makeRoom(length, part.length);
      part.copy(this.#bytes, length);
      length += part.length;
    }
    return this.#bytes.subarray(0, length);
  }

  #makeRoom(length: number, more: number): void {
    if (length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, length + more));
    this.#bytes.copy(larger, 0, 0, length);
    this.#bytes = larger;
  }
}
