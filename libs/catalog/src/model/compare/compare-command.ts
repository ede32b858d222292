import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** All fields of the forms of the compare list. */
export const compareFields = ['add', 'remove', 'removeAll', 'respondWith'] as const;

/** A command of the compare list: each field is the button that was pressed. */
const commandSchema = v.union([
  v.pipe(
    v.object({ add: wireId }),
    v.transform(({ add }) => ({ kind: 'add', id: add }) as const),
  ),
  v.pipe(
    v.object({ remove: wireId }),
    v.transform(({ remove }) => ({ kind: 'remove', id: remove }) as const),
  ),
  v.pipe(
    v.object({ removeAll: v.literal('true') }),
    v.transform(() => ({ kind: 'removeAll' }) as const),
  ),
]);

export type CompareCommand = v.InferOutput<typeof commandSchema>;

/** The form's command; `null` when it is invalid. */
export function parseCompareCommand(fields: unknown): CompareCommand | null {
  const parsed = v.safeParse(commandSchema, fields);
  return parsed.success ? parsed.output : null;
}

/** Result of a change of the list, for a script. */
export interface CompareChange {
  kind: 'added' | 'removed' | 'full';
  text: string;
}
