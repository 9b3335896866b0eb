/** Ends when the browser has drawn so many frames. */
export async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve));
}
