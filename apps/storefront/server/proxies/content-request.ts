import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { mediaType, readBody, RefusedBody } from '../http/read-body';

/** Listed documents are identified by their ids, so that a request contains variables only. */
const maxBytes = 16 * 1024;

/** Deeper than the variables of any listed document. */
const maxDepth = 5;

/** Variables of a document; an array would pass for a record. */
const variablesSchema = v.pipe(
  v.custom<Record<string, unknown>>((input) => typeof input === 'object' && input !== null && !Array.isArray(input)),
  v.record(v.string(), v.unknown()),
  v.check((variables) => isPlain(variables, maxDepth)),
);

const contentRequestSchema = v.strictObject({
  documentId: v.pipe(v.string(), v.maxLength(100)),
  variables: v.optional(v.union([v.pipe(v.string(), v.parseJson(), variablesSchema), variablesSchema]), {}),
});

type ContentRequest = v.InferOutput<typeof contentRequestSchema>;
export type Variables = ContentRequest['variables'];

/** Whether a value is within that depth, and its strings contain no NUL, which databases reject. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.entries(value).every(([key, inner]) => !key.includes('\0') && isPlain(inner, depth - 1));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedBody(400, 'Malformed JSON');
  }
}

async function fieldsOf(request: IncomingMessage, search: URLSearchParams): Promise<unknown> {
  if (request.method === 'POST') {
    if (mediaType(request) !== 'application/json') throw new RefusedBody(415, 'Only JSON is taken');
    return parseJson((await readBody(request, maxBytes)).toString());
  }
  const names = [...search.keys()];
  if (new Set(names).size < names.length) throw new RefusedBody(400, 'A parameter comes twice');
  return Object.fromEntries(search);
}

/**
 * A browser's request of the content system, by body or by query.
 * @throws RefusedBody when it is no such request
 */
export async function readContentRequest(request: IncomingMessage, search: URLSearchParams): Promise<ContentRequest> {
  const parsed = v.safeParse(contentRequestSchema, await fieldsOf(request, search));
  if (!parsed.success) throw new RefusedBody(400, 'Malformed request');
  return parsed.output;
}
