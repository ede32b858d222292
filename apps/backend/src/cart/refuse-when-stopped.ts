import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contentEntry } from '../database/schema';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';

const forbidden = 403;
const text = v.optional(v.nullable(v.string()), null);

/** What editors may have written into the configuration; anything malformed stops nothing. */
const stopSchema = v.object({
  cart: v.object({
    shopping_disabled: v.literal(true),
    shopping_disabled_text: v.optional(v.nullable(v.object({ cs: text, sk: text })), null),
    domain_enabled: v.optional(v.array(v.string()), []),
  }),
});

/**
 * Keeps goods out of carts while the shop sells nothing on the asked domain.
 * @throws Refusal with the configured text
 */
export async function refuseWhenStopped({
  db,
  locale,
  domain,
}: Pick<RequestContext, 'db' | 'locale' | 'domain'>): Promise<void> {
  const [entry] = await db
    .select({ data: contentEntry.data })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, 'configuration'), eq(contentEntry.enabled, true)))
    .limit(1);
  const stop = v.safeParse(stopSchema, entry?.data);
  if (!stop.success) return;
  const { shopping_disabled_text: words, domain_enabled: domains } = stop.output.cart;
  if (domains.length > 0 && !domains.includes(domain.code)) return;
  const written = words?.[locale] || words?.cs;
  const code = 'shopping_disabled';
  throw new Refusal(forbidden, [
    written ? { key: 'asWritten', values: { text: written }, code } : { key: 'shoppingDisabled', code },
  ]);
}
