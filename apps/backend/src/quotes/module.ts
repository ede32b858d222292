import { quote, quoteItem } from './tables';
import { eq } from 'drizzle-orm';
import { quoteLimits } from './limits';
import { composeQuoteMail } from './mail/compose-quote-mail';
import { quoteMailKinds } from './mail/to-quote-mails';
import { defineModule } from '../server/modules/module';
import { quoteRoutes } from './quote-routes';

/** Quotes that businesses ask for. */
export const quotesModule = defineModule({
  name: 'quotes',
  tables: { quote, quoteItem },
  routes: quoteRoutes,
  limits: Object.values(quoteLimits),
  mails: [{ kinds: quoteMailKinds, compose: composeQuoteMail }],
  personalData: {
    tables: { quote: { key: 'quotes' } },
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
