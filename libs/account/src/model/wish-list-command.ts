import { wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** All fields of the wish-list forms. */
export const wishListFields = ['add', 'remove', 'respondWith'] as const;

/** Command of a wish-list button: its value is the variant, its name adds or removes. */
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

/** Parses the form; `null` without a variant. */
export function parseWishListCommand(fields: unknown): WishListCommand | null {
  const parsed = v.safeParse(commandSchema, fields);
  return parsed.success ? parsed.output : null;
}
