/** How texts for people are put together, whatever they are about. Pure. */

/** Names come from users and may contain any characters; this keeps them on one line of a title, subject or list. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const percent = (value: number) => `${value.toFixed(1)}%`;
export const score = (value: number) => value.toFixed(1);

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
