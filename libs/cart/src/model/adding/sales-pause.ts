import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';

const optionalText = v.nullish(v.string());

/** `configuration.cart` of the CMS, reduced to the sales pause. */
export const salesPauseResponse = v.pipe(
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
  v.transform(({ configuration }): SalesPause | null => {
    const cart = configuration?.cart;
    if (!cart?.shopping_disabled) return null;
    const { cs, sk } = cart.shopping_disabled_text ?? {};
    return { text: { cs: cs || null, sk: sk || cs || null }, domainCodes: cart.domain_enabled };
  }),
);

/** A pause in which nothing can be added to carts. */
export interface SalesPause {
  /** The editors' text about it. */
  text: Readonly<Record<Locale, string | null>>;
  /** The affected domains; empty: all. */
  domainCodes: readonly string[];
}

/** Whether sales are paused on a domain. */
export function isDomainPaused({ domainCodes }: SalesPause, code: string): boolean {
  return domainCodes.length === 0 || domainCodes.includes(code);
}
