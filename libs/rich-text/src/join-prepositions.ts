import { withNonBreakingSpaces } from '@vyloha/contract';
import type { RichTextNode } from './rich-text-node';

type TextNode = Extract<RichTextNode, { type: 'text' }>;

const isText = (node: RichTextNode): node is TextNode => node.type === 'text';

/** Joins single-letter prepositions with the next word; adjacent texts are read as one: only the letter may be bold. */
export function joinPrepositions(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined: RichTextNode[] = [];
  let run: TextNode[] = [];
  for (const node of nodes) {
    if (isText(node)) {
      run.push(node);
      continue;
    }
    joined.push(...joinRun(run), node);
    run = [];
  }
  return [...joined, ...joinRun(run)];
}

function joinRun(run: readonly TextNode[]): TextNode[] {
  const fullText = run.map(({ text }) => text).join('');
  const nonBreakingText = withNonBreakingSpaces(fullText);
  // Collapsed spaces would shift the offsets: then each text is handled separately.
  if (nonBreakingText.length !== fullText.length)
    return run.map((node) => ({ ...node, text: withNonBreakingSpaces(node.text) }));
  let end = 0;
  return run.map((node) => {
    const start = end;
    end += node.text.length;
    return { ...node, text: nonBreakingText.slice(start, end) };
  });
}
