import { fromMarkdown } from 'mdast-util-from-markdown';

/** A program on a page of the documentation and what it prints. */
export interface Example {
  language: 'bash' | 'ts' | 'js' | 'sql';
  program: string;
  /** `…` matches anything; null without an output on the page. */
  output: string | null;
  /** Of its first line on the page. */
  line: number;
}

const PROGRAMS = new Set(['bash', 'ts', 'js', 'sql']);

/** The examples of a page in order: a program's block, and the block right after it with its output. */
export function readExamples(markdown: string): Example[] {
  const { children } = fromMarkdown(markdown);
  return children.flatMap((node, index) => {
    if (node.type !== 'code' || !PROGRAMS.has(node.lang ?? '')) return [];
    const next = children[index + 1];
    return {
      language: node.lang as Example['language'],
      program: node.value,
      output: next?.type === 'code' && !PROGRAMS.has(next.lang ?? '') ? next.value : null,
      line: node.position?.start.line ?? 0,
    };
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for what an example prints. */
export const outputPattern = (output: string) =>
  new RegExp(`^${output.trim().split('…').map(escaped).join('[^]*?')}$`);
