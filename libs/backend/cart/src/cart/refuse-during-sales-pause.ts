import { and, eq } from 'drizzle-orm';
import { pickTranslation, translatedField } from '@vyloha/contract';
import * as v from 'valibot';
import { contentEntry } from '@vyloha/backend-content/tables';
import { HttpError, type RequestContext } from '@vyloha/backend-kernel';

const forbidden = 403;
const text = v.optional(v.nullable(v.string()), null);

/** What editors may have written into the configuration; malformed values pause nothing. */
const salesPauseSchema = v.object({
  cart: v.object({
    shopping_disabled: v.literal(true),
    shopping_disabled_text: v.optional(v.nullable(translatedField(text)), null),
    domain_enabled: v.optional(v.array(v.string()), []),
  }),
});

/**
 * Refuses adding products to carts while sales are paused on the requested domain.
 * @throws Refusal with the configured text
 */
export async function refuseDuringSalesPause({
  db,
  locale,
  domain,
}: Pick<RequestContext, 'db' | 'locale' | 'domain'>): Promise<void> {
  const [entry] = await db
    .select({ data: contentEntry.data })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, 'configuration'), eq(contentEntry.enabled, true)))
    .limit(1);
  const salesPause = v.safeParse(salesPauseSchema, entry?.data);
  if (!salesPause.success) return;
  const { shopping_disabled_text: translatedText, domain_enabled: domains } = salesPause.output.cart;
  if (domains.length > 0 && !domains.includes(domain.code)) return;
  const pauseText = translatedText && pickTranslation(translatedText, locale);
  const code = 'shopping_disabled';
  throw new HttpError(forbidden, [
    pauseText ? { key: 'asWritten', values: { text: pauseText }, code } : { key: 'shoppingDisabled', code },
  ]);
}
