import { withOrdinarySpaces } from '@vyloha/contract';
import type { FastifyInstance } from 'fastify';

/** PostgreSQL accepts no NUL in text and no lone surrogate in JSON; legitimate input has neither. */
function toStorableText(text: string): string {
  return text.replaceAll('\0', ' ').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A password is what was typed, and the texts of an import are the shop's own. */
const keepsSpaces = /password|^documents$/i;

/** The value with all its strings, keys included, as `toText` changes them. */
function mapTexts(value: unknown, toText: (text: string) => string): unknown {
  if (typeof value === 'string') return toText(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, toText));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, nestedValue]) => [
      toStorableText(key),
      mapTexts(nestedValue, keepsSpaces.test(key) ? toStorableText : toText),
    ]),
  );
}

/** The value with all its texts made storable in the database, with ordinary spaces: rules and look-ups know no others. */
export function toStorable(value: unknown): unknown {
  return mapTexts(value, (text) => withOrdinarySpaces(toStorableText(text)));
}

/** Sanitizes requests, so that handlers see only text that the database can store, with ordinary spaces. */
export function sanitizeRequests(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    request.params = toStorable(request.params);
    request.query = toStorable(request.query);
    request.body = toStorable(request.body);
  });
}
