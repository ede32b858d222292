import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** Every field of the forms of the compare list. */
export const compareFields = ['add', 'remove', 'removeAll', 'stay'] as const;

/** What a form of the compare list asks for: each field is the button that was pressed. */
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

/** The form's wish; `null` when it makes no sense. */
export function parseCompareCommand(fields: unknown): CompareCommand | null {
  const parsed = v.safeParse(commandSchema, fields);
  return parsed.success ? parsed.output : null;
}

/** How a change of the list ended, for a script that stays where it is. */
export interface CompareChange {
  kind: 'added' | 'removed' | 'full';
  text: string;
}
