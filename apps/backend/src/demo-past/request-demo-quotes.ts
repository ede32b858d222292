import type { DemoQuote } from '@vyloha/demo-shop';
import * as v from 'valibot';
import { outboxMail, rateLimit } from '@vyloha/backend-kernel/tables';
import { answerQuote, quoteAnswerInput } from '@vyloha/backend-companies';
import { type Databases, openPast, silent } from './open-past';

const store = '/store/api/v1';
const requested = v.object({ data: v.object({ code: v.string() }) });
const listed = v.object({
  data: v.object({
    items: v.array(v.object({ number: v.number(), prices: v.object({ unitWithoutTax: v.number() }) })),
  }),
});

const toHundredths = (price: number) => Math.round(price * 100) / 100;

/**
 * Requests quotes by the same calls as the storefront, each at its time, and answers them as the command of the staff
 * does. The carts are empty afterwards, and nobody gets mails about them.
 */
export async function requestDemoQuotes(opened: Databases, quotes: readonly DemoQuote[]): Promise<void> {
  const { db } = opened;
  const { app, clock, send, logIn } = openPast(opened);
  for (const { email, password, requestedAt, items, body, answer } of quotes) {
    clock.now = new Date(requestedAt);
    const token = await logIn({ email, password });
    for (const item of items) await send('POST', `${store}/cart/items`, item, { token });
    const attempt = `demo-quote-${requestedAt.replace(/\W/g, '')}`;
    const { code } = v.parse(requested, await send('POST', `${store}/user/quotes`, body, { token, attempt })).data;
    await send('DELETE', `${store}/cart/items`, null, { token });
    if (answer === null) continue;
    const { percent, at, validUntil, note } = answer;
    const quote = v.parse(listed, await send('GET', `${store}/user/quotes/${code}`, null, { token })).data;
    const lines = quote.items.map(({ number, prices: { unitWithoutTax } }) => ({
      number,
      price: toHundredths(unitWithoutTax * (1 - percent / 100)),
    }));
    clock.now = new Date(at);
    const input = v.parse(quoteAnswerInput, { code, state: 'answered', validUntil, note, lines });
    await answerQuote({ ...silent, db, now: () => clock.now }, input);
  }
  await db.delete(outboxMail);
  await db.delete(rateLimit);
  await app.close();
}
