import { quote, quoteItem } from './tables';
import { eq, inArray } from 'drizzle-orm';
import { cartItem } from '@vyloha/backend-cart/tables';
import { quoteLimits } from './limits';
import { composeQuoteMail } from './mail/compose-quote-mail';
import { quoteMailKinds } from './mail/to-quote-mails';
import { defineModule } from '@vyloha/backend-kernel';
import { quoteRoutes } from './quote-routes';
import { quotedPrices } from './use-quotes';

/** Quotes that businesses ask for. */
export const quotesModule = defineModule({
  name: 'quotes',
  tables: { quote, quoteItem },
  routes: quoteRoutes,
  limits: Object.values(quoteLimits),
  placing: [quotedPrices],
  mails: [{ kinds: quoteMailKinds, compose: composeQuoteMail }],
  personalData: {
    tables: { quote: { key: 'quotes' } },
    // Lines of colleagues' carts cost what everybody pays, and join with others of the product.
    forget: async (tx, { id }) => {
      const own = tx
        .select({ id: quoteItem.id })
        .from(quoteItem)
        .innerJoin(quote, eq(quote.id, quoteItem.quoteId))
        .where(eq(quote.customerId, id));
      await tx.update(cartItem).set({ quoteItemId: null }).where(inArray(cartItem.quoteItemId, own));
    },
    export: async ({ db }, { id }) => {
      const isOwn = eq(quote.customerId, id);
      const quotes = await db.select().from(quote).where(isOwn);
      const lines = db.select({ quoteItem }).from(quoteItem).innerJoin(quote, eq(quote.id, quoteItem.quoteId));
      return {
        quotes: quotes.map(({ attemptHash: _, ...row }) => row),
        quoteItems: (await lines.where(isOwn)).map((row) => row.quoteItem),
      };
    },
  },
});
