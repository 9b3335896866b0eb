/** A document that asks for too much; its message is for the client. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export function refuse(message: string): never {
  throw new Refusal(message);
}
