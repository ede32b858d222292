import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** Where the hearts of goods are posted. */
export const wishListPath = '/prani';

/** Every field of the forms of hearts. */
export const wishListFields = ['add', 'remove', 'stay'] as const;

/** What a heart asks for: its button says which variant, and by its name what becomes of it. */
const commandSchema = v.union([
  v.pipe(
    v.object({ add: wireId }),
    v.transform(({ add }) => ({ kind: 'add', variantId: add }) as const),
  ),
  v.pipe(
    v.object({ remove: wireId }),
    v.transform(({ remove }) => ({ kind: 'remove', variantId: remove }) as const),
  ),
]);

export type WishListCommand = v.InferOutput<typeof commandSchema>;

/** The form's wish; `null` when no variant is named. */
export function parseWishListCommand(fields: unknown): WishListCommand | null {
  const parsed = v.safeParse(commandSchema, fields);
  return parsed.success ? parsed.output : null;
}
