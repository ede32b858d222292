import { markTags } from '@vyloha/contract';
import { Parser } from 'htmlparser2';
import type { RichTextNode } from '../fields';
import { attributesOf, implicitParagraphTags, tagAliases, plainTags } from './tags';

type Mark = NonNullable<RichTextNode['marks']>[number];

/** A problem in an editor's HTML, with its line counted from 1. */
export interface HtmlProblem {
  line: number;
  message: string;
}

interface Open {
  tag: string;
  /** Absent where the element is a mark. */
  node?: RichTextNode & { content: RichTextNode[] };
  mark?: Mark;
}

const nodeTypes: Readonly<Record<string, string>> = {
  p: 'paragraph',
  td: 'tableCell',
  th: 'tableHeader',
  button: 'button',
  ...Object.fromEntries(Object.entries(plainTags).map(([type, tag]) => [tag, type])),
};
const markTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(markTags).map(([type, tag]) => [tag, type]),
);
/** Elements that contain text; whitespace between other elements is ignored. */
const textContainers: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'button']);
const ignored: ReadonlySet<string> = new Set(['tbody', 'thead']);
const supportedTags = ['p', 'h2–h5', ...Object.values(plainTags), 'td', 'th', 'img', 'button', 'br', 'a'].join(', ');

/** Parses the HTML that editors write into rich text; anything rich text cannot represent is a problem. */
export function htmlToNodes(html: string): { nodes: RichTextNode[]; problems: HtmlProblem[] } {
  const reader = new Reader(html);
  return { nodes: reader.read(), problems: reader.problems };
}

class Reader {
  readonly problems: HtmlProblem[] = [];
  private readonly root: RichTextNode & { content: RichTextNode[] } = { type: 'root', content: [] };
  private readonly stack: Open[] = [];
  private readonly parser = new Parser({
    onopentag: (tag, attributes) => this.open(tagAliases[tag] ?? tag, attributes),
    onclosetag: (tag, isImplied) => this.close(tagAliases[tag] ?? tag, isImplied),
    ontext: (text) => this.addText(text),
  });

  constructor(private readonly html: string) {}

  read(): RichTextNode[] {
    this.parser.end(this.html);
    return finalizeNode(this.root).content ?? [];
  }

  private get holder(): Open & { node: RichTextNode & { content: RichTextNode[] } } {
    const found = this.stack.findLast((open) => open.node !== undefined);
    return { tag: found?.tag ?? '', node: found?.node ?? this.root };
  }

  private open(tag: string, given: Record<string, string>): void {
    if (ignored.has(tag)) return;
    const attrs = this.attributes(tag, given);
    if (tag === 'br') {
      this.add({ type: attrs?.['clear'] === true ? 'clearer' : 'hardBreak' });
    } else if (tag === 'img') {
      this.add({ type: 'image', ...(attrs && { attrs }) });
    } else if (tag === 'a') {
      const type = attrs?.['id'] === undefined ? 'link' : 'anchor';
      this.stack.push({ tag, mark: { type, ...(attrs && { attrs }) } });
    } else if (markTypes[tag] !== undefined) {
      this.stack.push({ tag, mark: { type: markTypes[tag] } });
    } else {
      this.openBlock(tag, attrs);
    }
  }

  private openBlock(tag: string, attrs: Record<string, unknown> | undefined): void {
    const level = /^h([2-5])$/.exec(tag)?.[1];
    const type = level === undefined ? nodeTypes[tag] : 'heading';
    if (type === undefined)
      this.addProblem(`expected one of ${supportedTags} or ${Object.values(markTags).join(', ')}, got <${tag}>`);
    const all = level === undefined ? attrs : { level: Number(level) };
    this.stack.push({ tag, node: { type: type ?? 'unknown', ...(all && { attrs: all }), content: [] } });
  }

  private close(tag: string, isImplied: boolean): void {
    if (ignored.has(tag) || tag === 'br' || tag === 'img') return;
    if (isImplied) this.addProblem(`expected </${tag}> before this place`);
    const open = this.stack.pop();
    if (open?.node !== undefined) this.add(finalizeNode(open.node, open.tag));
  }

  private addText(raw: string): void {
    const isBetweenBlocks = !textContainers.has(this.holder.tag) && /^\s*$/.test(raw) && raw.includes('\n');
    const text = raw.replace(/[^\S\u00a0]*\n[^\S\u00a0]*/g, ' ');
    if (isBetweenBlocks || text === '') return;
    const marks = this.stack.flatMap(({ mark }) => (mark === undefined ? [] : [mark]));
    this.add({ type: 'text', text, ...(marks.length > 0 && { marks }) });
  }

  private add(node: RichTextNode): void {
    const { content } = this.holder.node;
    const last = content.at(-1);
    // The parser delivers text in pieces, one for each character reference.
    if (
      node.type === 'text' &&
      last?.type === 'text' &&
      last.marks?.length === node.marks?.length &&
      sameMarks(last, node)
    ) {
      last.text = `${last.text ?? ''}${node.text ?? ''}`;
      return;
    }
    content.push(node);
  }

  private attributes(tag: string, given: Record<string, string>): Record<string, unknown> | undefined {
    const allowed = attributesOf[tag] ?? {};
    const entries = Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      const found = allowed[name];
      if (found === undefined) {
        this.addProblem(
          `<${tag}> has no attribute '${name}'; it may have: ${Object.keys(allowed).join(', ') || 'none'}`,
        );
        return [];
      }
      const [field, kind] = found;
      if (kind === 'number' && !/^\d+$/.test(value))
        this.addProblem(`<${tag} ${name}>: expected a whole number, got '${value}'`);
      return [[field, kind === 'flag' ? true : kind === 'number' ? Number(value) : value]];
    });
    return entries.length === 0 ? undefined : Object.fromEntries(entries);
  }

  private addProblem(message: string): void {
    const line = this.html.slice(0, this.parser.startIndex).split('\n').length;
    this.problems.push({ line, message });
  }
}

function sameMarks(first: RichTextNode, second: RichTextNode): boolean {
  return (first.marks ?? []).every((mark, index) => mark === second.marks?.[index]);
}

const isInline = ({ type }: RichTextNode) => ['text', 'hardBreak', 'image', 'button', 'clearer'].includes(type);

/** Text directly in a list item, a cell, a quotation or the root becomes a paragraph. */
function finalizeNode(node: RichTextNode & { content: RichTextNode[] }, tag = 'root'): RichTextNode {
  const { content } = node;
  if (textContainers.has(tag))
    return content.length > 0 ? { ...node, content: trimLineBreaks(content) } : withoutContent(node);
  if (!implicitParagraphTags.has(tag) && tag !== 'root') return node;
  const blocks: RichTextNode[] = [];
  let inlineNodes: RichTextNode[] = [];
  const flush = () => {
    const hasText = inlineNodes.some(({ type }) => type === 'text');
    if (hasText) blocks.push({ type: 'paragraph', content: trimLineBreaks(inlineNodes) });
    else blocks.push(...inlineNodes);
    inlineNodes = [];
  };
  for (const child of content) {
    if (isInline(child)) inlineNodes.push(child);
    else {
      flush();
      blocks.push(child);
    }
  }
  flush();
  return { ...node, content: blocks };
}

function withoutContent({ content: _, ...node }: RichTextNode): RichTextNode {
  return node;
}

/** Without the line breaks an editor put between a tag and its text. */
function trimLineBreaks(content: RichTextNode[]): RichTextNode[] {
  return content.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? (node.text ?? '').replace(/^[ \t]+/, '') : (node.text ?? '');
    return { ...node, text: index === content.length - 1 ? start.replace(/[ \t]+$/, '') : start };
  });
}
