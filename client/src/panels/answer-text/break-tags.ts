import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

const BREAK = /^<br\s*\/?>$/i;

/** A remark plugin that reads `<br>`, which platforms write into table cells, as the line break it stands for. */
export function breakTags() {
  return (tree: Root) => {
    visit(tree, 'html', (node, index, parent) => {
      if (parent && index !== undefined && BREAK.test(node.value)) {
        parent.children[index] = { type: 'break', position: node.position };
      }
    });
  };
}
