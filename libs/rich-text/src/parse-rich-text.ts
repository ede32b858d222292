import { resolveLink } from '@vyloha/links';
import { isRecord, oneOf, sizeOf, textOf, type Attributes } from './attributes';
import { fitNodes } from './fit-nodes';
import { parseMarks } from './parse-mark';
import {
  alignments,
  buttonColors,
  buttonSizes,
  containerTypes,
  sides,
  type HeadingLevel,
  type RichTextNode,
} from './rich-text-node';
import { reportUnknownNode } from './unknown-nodes';

/** Default size of a picture. */
const defaultImageSize = { width: 720, height: 480 };

/** No editor nests deeper; anything deeper is an attempt to exhaust the stack. */
const maxDepth = 40;

/**
 * Parses rich text from the wire: unknown nodes are dropped, the text inside them is kept, and misplaced nodes
 * are moved where HTML allows them.
 */
export function parseRichText(value: unknown): RichTextNode[] {
  return fitNodes(parseNodes(value, 0));
}

function parseNodes(value: unknown, depth: number): RichTextNode[] {
  return Array.isArray(value) && depth < maxDepth ? value.flatMap((node) => parseNode(node, depth)) : [];
}

function parseNode(value: unknown, depth: number): RichTextNode[] {
  if (!isRecord(value)) return [];
  const attributes = isRecord(value.attrs) ? value.attrs : {};
  const content = parseNodes(value.content, depth + 1);
  const container = oneOf(value, 'type', containerTypes);
  if (container) return [{ type: container, content }];
  switch (value.type) {
    case 'text':
      return parseText(value);
    case 'paragraph':
      return [
        {
          type: 'paragraph',
          align: oneOf(attributes, 'align', alignments) ?? oneOf(attributes, 'textAlign', alignments),
          isFullWidth: attributes.fullWidth === true,
          content,
        },
      ];
    case 'heading':
      return [{ type: 'heading', level: toHeadingLevel(attributes), content }];
    case 'tableCell':
    case 'tableHeader':
      return [
        {
          type: value.type,
          columns: sizeOf(attributes, 'colspan', 1),
          rows: sizeOf(attributes, 'rowspan', 1),
          content,
        },
      ];
    case 'image':
      return parseImage(attributes);
    case 'button':
      return parseButton(attributes, content);
    case 'hardBreak':
    case 'clearer':
      return [{ type: value.type }];
    default:
      reportUnknownNode(value.type);
      return [...parseText(value), ...content];
  }
}

function parseText(value: Attributes): RichTextNode[] {
  if (typeof value.text !== 'string' || value.text === '') return [];
  const marks = Array.isArray(value.marks) ? parseMarks(value.marks) : [];
  return [{ type: 'text', text: value.text, marks }];
}

function toHeadingLevel(attributes: Attributes): HeadingLevel {
  const levels = [2, 3, 4, 5] as const;
  return levels.find((level) => level >= sizeOf(attributes, 'level', 2)) ?? 5;
}

function parseImage(attributes: Attributes): RichTextNode[] {
  const fileKey = textOf(attributes, 'fileKey');
  if (fileKey === null) return [];
  const image = {
    fileKey,
    alt: textOf(attributes, 'alt') ?? '',
    title: textOf(attributes, 'title'),
    isCropped: attributes.crop === true,
    width: sizeOf(attributes, 'width', defaultImageSize.width),
    height: sizeOf(attributes, 'height', defaultImageSize.height),
    float: oneOf(attributes, 'float', sides),
  };
  return [{ type: 'image', image }];
}

function parseButton(attributes: Attributes, content: RichTextNode[]): RichTextNode[] {
  const link = isRecord(attributes.link) ? textOf(attributes.link, 'href') : textOf(attributes, 'link');
  if (link === null) return content;
  const button = {
    href: resolveLink(link),
    color: oneOf(attributes, 'color', buttonColors) ?? 'primary',
    size: oneOf(attributes, 'size', buttonSizes) ?? 'medium',
    float: oneOf(attributes, 'float', sides),
    iconBefore: textOf(attributes, 'iconBefore'),
    iconAfter: textOf(attributes, 'iconAfter'),
  };
  return [{ type: 'button', button, content }];
}
