import * as v from 'valibot';
import { findUnstorable } from './find-unstorable';
import { importDocument, type ParsedDocument } from './import-document';

/** `name` identifies the document: "line 12 (product p-hadice-flexi)". */
export type ParseResult = { document: ParsedDocument; name: string } | { problems: string[] };

/** `place` is the position for the reader: "line 12". */
export function parseDocument(value: unknown, place: string): ParseResult {
  const name = `${place}${nameOf(value)}`;
  const unstorable = findUnstorable(value);
  if (unstorable !== null) return { problems: [`${name}: ${unstorable}`] };
  const result = v.safeParse(importDocument, value);
  if (result.success) return { document: result.output, name };
  return { problems: result.issues.map((issue) => `${name}: ${withPath(issue)}`) };
}

/** Describes what was expected. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  return issue.kind === 'schema'
    ? `expected ${issue.expected ?? 'something else'}, got ${issue.received}`
    : issue.message;
}

function withPath(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? describeIssue(issue) : `${path}: ${describeIssue(issue)}`;
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const type = 'type' in value && typeof value.type === 'string' ? value.type : 'document';
  const key = ['id', 'variantId', 'fileKey', 'code', 'name', 'fromPath', 'path', 'day'].find(
    (candidate) => typeof Reflect.get(value, candidate) === 'string',
  );
  return key === undefined ? ` (${type})` : ` (${type} ${String(Reflect.get(value, key))})`;
}
