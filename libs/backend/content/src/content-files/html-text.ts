import { isDeepStrictEqual } from 'node:util';
import { type RichTextNode, htmlToNodes, type HtmlProblem, nodesToHtml } from '@vyloha/import-documents';
import * as v from 'valibot';

/** Rich text as editors write it; `!html` in a file. */
export class HtmlText {
  readonly nodes: RichTextNode[];
  readonly problems: readonly HtmlProblem[];

  constructor(readonly html: string) {
    const { nodes, problems } = htmlToNodes(html);
    this.nodes = nodes;
    this.problems = problems;
  }
}

const nodeSchema: v.GenericSchema<RichTextNode> = v.lazy(() =>
  v.strictObject({
    type: v.string(),
    attrs: v.exactOptional(v.record(v.string(), v.unknown())),
    content: v.exactOptional(v.array(nodeSchema)),
    text: v.exactOptional(v.string()),
    marks: v.exactOptional(
      v.array(v.strictObject({ type: v.string(), attrs: v.exactOptional(v.record(v.string(), v.unknown())) })),
    ),
  }),
);
const richTextSchema = v.pipe(v.array(nodeSchema), v.minLength(1));

/** A database value as written to a file: rich text that HTML can express completely becomes HTML. */
export function toEditable(value: unknown): unknown {
  if (v.is(richTextSchema, value)) {
    const text = new HtmlText(nodesToHtml(value));
    if (text.problems.length === 0 && isDeepStrictEqual(text.nodes, value)) return text;
  }
  return mapNested(value, toEditable);
}

/** A value of a file as stored in the database. */
export function toStored(value: unknown): unknown {
  return value instanceof HtmlText ? value.nodes : mapNested(value, toStored);
}

function mapNested(value: unknown, map: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  if (typeof value !== 'object' || value === null || value instanceof HtmlText) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, map(inside)]));
}
