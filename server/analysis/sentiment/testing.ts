import type { Span } from '../types.ts';

/** A text with the company asked about in ⟦ ⟧ and other tracked companies in ⟨ ⟩, the marks taken out. */
export function marked(source: string): { text: string; spans: Span[]; others: Span[] } {
  const spans: Span[] = [];
  const others: Span[] = [];
  let text = '';
  for (const part of source.split(/(⟦[^⟧]*⟧|⟨[^⟩]*⟩)/u)) {
    const list = part.startsWith('⟦') ? spans : part.startsWith('⟨') ? others : null;
    const plain = list === null ? part : part.slice(1, -1);
    list?.push({ start: text.length, end: text.length + plain.length });
    text += plain;
  }
  return { text, spans, others };
}
