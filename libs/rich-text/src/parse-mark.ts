import { resolveLink } from '@vyloha/links';
import { isRecord, oneOf, textOf } from './attributes';
import { plainMarks, type Mark } from './rich-text-node';
import { reportUnknownNode } from './unknown-nodes';

/** Characters that are safe in the id of an anchor. */
const anchorId = /^[a-z][\w-]*$/i;

/** The marks of a text, each once: a link inside a link is not allowed. */
export function parseMarks(values: readonly unknown[]): Mark[] {
  const marks = values.flatMap(parseMark);
  return marks.filter(({ type }, index) => marks.findIndex((other) => other.type === type) === index);
}

/** A mark of a text, or nothing when it is unknown or incomplete. */
function parseMark(value: unknown): Mark[] {
  if (!isRecord(value)) return [];
  const attributes = isRecord(value.attrs) ? value.attrs : {};
  const plain = oneOf(value, 'type', plainMarks);
  if (plain) return [{ type: plain }];
  if (value.type === 'anchor') {
    const id = textOf(attributes, 'id');
    return id !== null && anchorId.test(id) ? [{ type: 'anchor', id }] : [];
  }
  if (value.type === 'link') {
    const href = textOf(attributes, 'href');
    return href === null
      ? []
      : [{ type: 'link', href: resolveLink(href), opensNewWindow: attributes.target === '_blank' }];
  }
  reportUnknownNode(value.type);
  return [];
}
