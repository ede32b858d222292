import { badRequest } from '@vyloha/links/server';
import { normalizeSpaces } from './normalize-spaces';

/**
 * The fields of a posted form, whose size the host has limited; with ordinary spaces only.
 * @param tables names of fields whose tabs separate cells
 * @throws a 400 `Response` for a body that is no form
 */
export async function readForm(request: Request, tables: readonly string[] = []): Promise<FormData> {
  try {
    return normalizeSpaces(await request.formData(), tables);
  } catch {
    throw badRequest();
  }
}

/**
 * Rejects a form that the shop's own forms cannot send.
 * @throws a 400 `Response` for a field that is unknown, posted too often, or a file
 */
export function assertKnownFields(
  form: FormData,
  isKnown: (name: string) => boolean,
  isMultiple = (_name: string) => false,
) {
  const seen = new Set<string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !isKnown(name) || (seen.has(name) && !isMultiple(name))) throw badRequest();
    seen.add(name);
  }
}

interface KnownFields {
  names: readonly string[];
  /** Name prefix of fields with a variable count, one per option. */
  prefix?: string;
  /** Those of the fields whose tabs separate cells. */
  tables?: readonly string[];
}

/**
 * The fields of a form without a schema of fields: each at most once.
 * @throws a 400 `Response` for any other body
 */
export async function readFields(
  request: Request,
  { names, prefix, tables }: KnownFields,
): Promise<Partial<Record<string, string>>> {
  const form = await readForm(request, tables);
  assertKnownFields(form, (name) => names.includes(name) || (prefix !== undefined && name.startsWith(prefix)));
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
