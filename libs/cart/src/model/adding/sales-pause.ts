import { type OptionalTranslated, optionalTranslatedText, withDefaultTranslations } from '@vyloha/contract';
import * as v from 'valibot';

/** `configuration.cart` of the CMS, reduced to the sales pause. */
export const salesPauseResponse = v.pipe(
  v.object({
    configuration: v.nullish(
      v.object({
        cart: v.nullish(
          v.object({
            shopping_disabled: v.boolean(),
            shopping_disabled_text: optionalTranslatedText,
            domain_enabled: v.array(v.string()),
          }),
        ),
      }),
    ),
  }),
  v.transform(({ configuration }): SalesPause | null => {
    const cart = configuration?.cart;
    if (!cart?.shopping_disabled) return null;
    return { text: withDefaultTranslations(cart.shopping_disabled_text), domainCodes: cart.domain_enabled };
  }),
);

/** A pause in which nothing can be added to carts. */
export interface SalesPause {
  /** The editors' text about it. */
  text: OptionalTranslated;
  /** The affected domains; empty: all. */
  domainCodes: readonly string[];
}

/** Whether sales are paused on a domain. */
export function isDomainPaused({ domainCodes }: SalesPause, code: string): boolean {
  return domainCodes.length === 0 || domainCodes.includes(code);
}
