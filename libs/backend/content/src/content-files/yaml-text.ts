import { Document, isMap, isNode, isSeq, LineCounter, parseDocument, type ParsedNode, type ScalarTag } from 'yaml';
import { stringifyString } from 'yaml/util';
import { HtmlText } from './html-text';
import type { Path, ValueProblem } from './value-checks';

const lineWidth = 110;

const htmlTag: ScalarTag = {
  tag: '!html',
  identify: (value) => value instanceof HtmlText,
  resolve: (text) => new HtmlText(text),
  stringify: ({ value }, ctx, onComment, onChompKeep) => {
    const html = value instanceof HtmlText ? value.html : '';
    return stringifyString({ value: html, type: 'BLOCK_LITERAL' }, ctx, onComment, onChompKeep);
  },
};

/** A parsed file; `describe` finds the line of a problem. */
export interface YamlText {
  value: unknown;
  describe(problem: ValueProblem): string;
}

export function toYaml(value: unknown): string {
  return new Document(value, { customTags: [htmlTag], aliasDuplicateObjects: false }).toString({ lineWidth });
}

/** Parses a file; YAML syntax errors are reported with their line. */
export function parseYaml(text: string): YamlText | { problems: string[] } {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { customTags: [htmlTag], lineCounter, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ pos, message }) => `line ${lineCounter.linePos(pos[0]).line}: ${message}`),
    };
  }
  const value: unknown = document.toJS();
  return {
    value,
    describe({ path, message, lineOffset = 0 }) {
      const offset = offsetOf(document.contents, path);
      const line = lineCounter.linePos(offset).line + lineOffset;
      return `line ${line}: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`;
    },
  };
}

/** Where the value at the path begins; for a missing one, its nearest existing parent. */
function offsetOf(node: ParsedNode | null, path: Path): number {
  const [key, ...rest] = path;
  const ownOffset = node?.range[0] ?? 0;
  if (key === undefined) return ownOffset;
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const pair = node.items.find(({ key: name }) => String(name) === String(key));
    if (pair === undefined) return ownOffset;
    return rest.length === 0 || !isNode(pair.value) ? pair.key.range[0] : offsetOf(pair.value, rest);
  }
  if (isSeq<ParsedNode>(node)) {
    const item = node.items[Number(key)];
    return item === undefined ? ownOffset : offsetOf(item, rest);
  }
  return ownOffset;
}
