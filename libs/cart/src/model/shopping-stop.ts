import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';

const optionalText = v.nullish(v.string());

/** `configuration.cart` of the content system, as far as it stops the sale. */
export const shoppingStopResponse = v.pipe(
  v.object({
    configuration: v.nullish(
      v.object({
        cart: v.nullish(
          v.object({
            shopping_disabled: v.boolean(),
            shopping_disabled_text: v.nullish(v.object({ cs: optionalText, sk: optionalText })),
            domain_enabled: v.array(v.string()),
          }),
        ),
      }),
    ),
  }),
  v.transform(({ configuration }): ShoppingStop | null => {
    const cart = configuration?.cart;
    if (!cart?.shopping_disabled) return null;
    const { cs, sk } = cart.shopping_disabled_text ?? {};
    return { text: { cs: cs || null, sk: sk || cs || null }, domainCodes: cart.domain_enabled };
  }),
);

/** The shop takes nothing into carts for now. */
export interface ShoppingStop {
  /** What its editors say about it. */
  text: Readonly<Record<Locale, string | null>>;
  /** The domains it holds for; empty: all. */
  domainCodes: readonly string[];
}

/** Whether nothing can be bought on a domain. */
export function stopsDomain({ domainCodes }: ShoppingStop, code: string): boolean {
  return domainCodes.length === 0 || domainCodes.includes(code);
}
