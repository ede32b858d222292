import type { RichTextNode } from './rich-text-node';

/** Rich text as plain text, for contexts without markup. */
export function textOfNodes(nodes: readonly RichTextNode[]): string {
  const texts = nodes.map((node) => {
    if (node.type === 'text') return node.text;
    return 'content' in node ? `${textOfNodes(node.content)} ` : ' ';
  });
  return texts.join('').replaceAll(/\s+/g, ' ').trimEnd();
}
