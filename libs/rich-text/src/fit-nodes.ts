import { joinPrepositions } from './join-prepositions';
import type { RichTextNode } from './rich-text-node';

/** Context of a node, which decides what is allowed there: a browser would rearrange anything else. */
type Place = 'flow' | 'inline' | 'button' | 'list' | 'table' | 'row';

const toListItem = (content: readonly RichTextNode[]): RichTextNode => ({ type: 'listItem', content });
const toTableCell = (content: readonly RichTextNode[]): RichTextNode => ({
  type: 'tableCell',
  columns: 1,
  rows: 1,
  content,
});

/**
 * Moves nodes where HTML allows them: a misplaced one is replaced by its content or gets the wrapper it
 * needs, so that no nesting can break a page. Single-letter prepositions stay with the next word across marks.
 */
export function fitNodes(nodes: readonly RichTextNode[], place: Place = 'flow'): RichTextNode[] {
  return joinPrepositions(nodes.flatMap((node) => fitNode(node, place)));
}

function fitNode(node: RichTextNode, place: Place): RichTextNode[] {
  switch (place) {
    case 'list':
      return node.type === 'listItem'
        ? [fitContent(node, 'flow')]
        : wrapContent(node, (content) => toListItem(content));
    case 'table':
      return node.type === 'tableRow'
        ? [fitContent(node, 'row')]
        : wrapContent(node, (content) => ({ type: 'tableRow', content: [toTableCell(content)] }));
    case 'row':
      return isCell(node) ? [fitContent(node, 'flow')] : wrapContent(node, toTableCell);
    case 'flow':
      return fitInFlow(node);
    default:
      return fitInline(node, place);
  }
}

/** Wraps a misplaced node among list items, rows or cells. */
function wrapContent(node: RichTextNode, wrap: (content: readonly RichTextNode[]) => RichTextNode): RichTextNode[] {
  const content = fitInFlow(node);
  return content.length > 0 ? [wrap(content)] : [];
}

type Cell = Extract<RichTextNode, { type: 'tableCell' | 'tableHeader' }>;

const isCell = (node: RichTextNode): node is Cell => node.type === 'tableCell' || node.type === 'tableHeader';

function fitInFlow(node: RichTextNode): RichTextNode[] {
  switch (node.type) {
    case 'listItem':
    case 'tableRow':
    case 'tableCell':
    case 'tableHeader':
      return fitNodes(node.content);
    case 'paragraph':
    case 'heading':
      return [fitContent(node, 'inline')];
    case 'bulletList':
    case 'orderedList':
      return [fitContent(node, 'list')];
    case 'table':
      return [fitContent(node, 'table')];
    case 'blockquote':
      return [fitContent(node, 'flow')];
    default:
      return fitInline(node, 'inline');
  }
}

function fitInline(node: RichTextNode, place: Place): RichTextNode[] {
  switch (node.type) {
    case 'text':
      // A button is a link itself.
      return [place === 'button' ? { ...node, marks: node.marks.filter(({ type }) => type !== 'link') } : node];
    case 'image':
    case 'hardBreak':
    case 'clearer':
      return [node];
    case 'button':
      return place === 'button' ? fitNodes(node.content, place) : [fitContent(node, 'button')];
    default:
      return node.content.flatMap((child) => fitNode(child, place));
  }
}

type Container = Extract<RichTextNode, { content: readonly RichTextNode[] }>;

function fitContent(node: Container, place: Place): RichTextNode {
  return { ...node, content: fitNodes(node.content, place) };
}
