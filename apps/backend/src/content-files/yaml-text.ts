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

/** A file that could be read; `describe` finds the line of a problem. */
export interface YamlText {
  value: unknown;
  describe(problem: ValueProblem): string;
}

export function toYaml(value: unknown): string {
  return new Document(value, { customTags: [htmlTag], aliasDuplicateObjects: false }).toString({ lineWidth });
}

/** Reads a file; what is no YAML is said with its line. */
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
    describe({ path, message, linesBelow = 0 }) {
      const offset = offsetOf(document.contents, path);
      const line = lineCounter.linePos(offset).line + linesBelow;
      return `line ${line}: ${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`;
    },
  };
}

/** Where the value at the path begins; the nearest one around it where it is missing. */
function offsetOf(node: ParsedNode | null, path: Path): number {
  const [key, ...rest] = path;
  const own = node?.range[0] ?? 0;
  if (key === undefined) return own;
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    const pair = node.items.find(({ key: name }) => String(name) === String(key));
    if (pair === undefined) return own;
    return rest.length === 0 || !isNode(pair.value) ? pair.key.range[0] : offsetOf(pair.value, rest);
  }
  if (isSeq<ParsedNode>(node)) {
    const item = node.items[Number(key)];
    return item === undefined ? own : offsetOf(item, rest);
  }
  return own;
}
