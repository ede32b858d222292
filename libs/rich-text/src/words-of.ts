import type { RichTextNode } from './rich-text-node';

/** Rich text as plain words, where marks have no place. */
export function wordsOf(nodes: readonly RichTextNode[]): string {
  const words = nodes.map((node) => {
    if (node.type === 'text') return node.text;
    return 'content' in node ? `${wordsOf(node.content)} ` : ' ';
  });
  return words.join('').replaceAll(/\s+/g, ' ').trimEnd();
}
