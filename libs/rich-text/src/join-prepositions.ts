import { keepPrepositions } from '@vyloha/i18n';
import type { RichTextNode } from './rich-text-node';

type TextNode = Extract<RichTextNode, { type: 'text' }>;

const isText = (node: RichTextNode): node is TextNode => node.type === 'text';

/** Keeps single-letter prepositions with the next word; neighbouring texts are read as one: only the letter may be bold. */
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
  const whole = run.map(({ text }) => text).join('');
  const kept = keepPrepositions(whole);
  // Several spaces in a row became one: then each text stands for itself.
  if (kept.length !== whole.length) return run.map((node) => ({ ...node, text: keepPrepositions(node.text) }));
  let end = 0;
  return run.map((node) => {
    const start = end;
    end += node.text.length;
    return { ...node, text: kept.slice(start, end) };
  });
}
