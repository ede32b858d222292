import { markTags } from '@vyloha/contract';
import type { RichTextNode } from '../fields';
import { attributesOf, implicitParagraphTags, plainTags } from './tags';

type Attributes = NonNullable<RichTextNode['attrs']>;

const indent = '  ';

/** Rich text as readable, editable HTML: one block per line, lists and tables indented. */
export function nodesToHtml(nodes: readonly RichTextNode[]): string {
  return nodes.map((node) => blockToHtml(node, '')).join('\n');
}

function blockToHtml(node: RichTextNode, margin: string): string {
  const { type, content = [] } = node;
  const tag = blockTag(node);
  if (tag === null) return `${margin}${inlineToHtml(node)}`;
  const open = `${margin}<${tag}${attributesToHtml(tag, node.attrs)}>`;
  const [only] = content;
  if (
    implicitParagraphTags.has(tag) &&
    content.length === 1 &&
    only?.type === 'paragraph' &&
    only.attrs === undefined
  ) {
    return `${open}${inlinesToHtml(only.content)}</${tag}>`;
  }
  if (type === 'paragraph' || type === 'heading' || content.length === 0) {
    return `${open}${inlinesToHtml(content)}</${tag}>`;
  }
  const inside = content.map((child) => blockToHtml(child, `${margin}${indent}`)).join('\n');
  return `${open}\n${inside}\n${margin}</${tag}>`;
}

function blockTag({ type, attrs }: RichTextNode): string | null {
  if (type === 'paragraph') return 'p';
  if (type === 'heading') return `h${String(attrs?.['level'])}`;
  if (type === 'tableCell') return 'td';
  if (type === 'tableHeader') return 'th';
  return Object.entries(plainTags).find(([name]) => name === type)?.[1] ?? null;
}

function inlinesToHtml(nodes: readonly RichTextNode[] = []): string {
  return nodes.map(inlineToHtml).join('');
}

function inlineToHtml({ type, attrs, content, text = '', marks = [] }: RichTextNode): string {
  switch (type) {
    case 'text':
      return marks.reduceRight((inside, mark) => markToHtml(mark, inside), escapeText(text));
    case 'hardBreak':
      return '<br>';
    case 'clearer':
      return '<br clear>';
    case 'image':
      return `<img${attributesToHtml('img', attrs)}>`;
    case 'button':
      return `<button${attributesToHtml('button', attrs)}>${inlinesToHtml(content)}</button>`;
    default:
      return '';
  }
}

function markToHtml({ type, attrs }: NonNullable<RichTextNode['marks']>[number], inside: string): string {
  if (type === 'link' || type === 'anchor') return `<a${attributesToHtml('a', attrs)}>${inside}</a>`;
  const tag = Object.entries(markTags).find(([name]) => name === type)?.[1] ?? type;
  return `<${tag}>${inside}</${tag}>`;
}

function attributesToHtml(tag: string, attrs: Attributes = {}): string {
  return Object.entries(attributesOf[tag] ?? {})
    .map(([name, [field, kind]]) => {
      const value = attrs[field];
      if (value === undefined || value === null || value === false) return '';
      return kind === 'flag' ? ` ${name}` : ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`;
    })
    .join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('\u00ad', '&shy;');
}
