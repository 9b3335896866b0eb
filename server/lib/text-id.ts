import { hash } from 'node:crypto';

/** A UUID made from a text, so that no statement has to look it up. */
export function textId(text: string): string {
  const hex = hash('sha256', text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
