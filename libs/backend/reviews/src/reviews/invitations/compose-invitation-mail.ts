import { pickTranslation } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { and, eq, exists, notExists, or, sql } from 'drizzle-orm';
import {
  type ComposedMail,
  type Database,
  type OutboxMail,
  type Settings,
  breakLinks,
  contentMail,
  fill,
  loadTexts,
  messageIdOf,
  shopValues,
  toPlainLine,
} from '@vyloha/backend-kernel';
import { unsubscribeLinks } from '@vyloha/backend-accounts';
import { isProductVisibleTo } from '@vyloha/backend-catalog';
import { product } from '@vyloha/backend-catalog/tables';
import { orderItem, shopOrder } from '@vyloha/backend-orders/tables';
import { loadShopData } from '@vyloha/backend-shop';
import { review } from '../tables';
import { isInvitable } from './is-invitable';
import type cs from './texts/cs.json';

const textsIn = await loadTexts<typeof cs>((locale) => import(`./texts/${locale}.json`));
/** Where the page of a product has its reviews. */
const reviewsAnchor = '#recenze';
/** Products of a large order that a mail names. */
const maxProducts = 20;

type InvitedOrder = Pick<typeof shopOrder.$inferSelect, 'id' | 'code' | 'customerId' | 'email' | 'locale'>;

/** The products of an order that everybody can see and its customer has not reviewed. */
async function listUnreviewed(db: Database, { id, customerId, email }: InvitedOrder) {
  const bought = db
    .select({ productId: orderItem.productId })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, id), eq(orderItem.type, 'product'), eq(orderItem.productId, product.id)));
  const isOfCustomer = or(
    customerId === null ? undefined : eq(review.customerId, customerId),
    eq(review.email, sql`lower(${email})`),
  );
  const reviewed = db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.productId, product.id), isOfCustomer));
  return db
    .select({ slug: product.slug, name: product.fullname })
    .from(product)
    .where(and(exists(bought), notExists(reviewed), eq(product.inCatalog, true), isProductVisibleTo(product, [])))
    .orderBy(product.id)
    .limit(maxProducts);
}

/**
 * Invites to review the products of an order, in its language; null when its customer has withdrawn the consent, gives
 * something back or has reviewed everything, or when the shop does not invite any more.
 */
export async function composeInvitationMail(
  { db, settings: { publicUrl } }: { db: Database; settings: Pick<Settings, 'publicUrl'> },
  { subjectId: orderId, recipient, kind }: OutboxMail,
): Promise<ComposedMail | null> {
  const { contact, reviewInvitationAfterDays } = (await loadShopData(db)).settings;
  const { id, code, customerId, email, locale } = shopOrder;
  const [order] = await db
    .select({ id, code, customerId, email, locale })
    .from(shopOrder)
    .where(and(eq(shopOrder.id, orderId), isInvitable(db)));
  if (order === undefined || reviewInvitationAfterDays === null) return null;
  const products = await listUnreviewed(db, order);
  if (products.length === 0) return null;
  const unsubscribeUrl = (await unsubscribeLinks(db, { publicUrl }))(recipient);
  const texts = textsIn(order.locale);
  const values = { ...shopValues(contact), code: order.code };
  const mail = contentMail({
    to: recipient,
    locale: order.locale,
    publicUrl,
    values,
    subject: texts.subject,
    greeting: texts.greeting,
    lead: texts.lead,
    button: null,
    sections: [
      {
        title: texts.products,
        links: products.map(({ slug, name }) => ({
          label: breakLinks(toPlainLine(pickTranslation(name, order.locale))),
          url: new URL(`${paths.product(pickTranslation(slug, order.locale))}${reviewsAnchor}`, publicUrl).href,
        })),
      },
      {
        title: texts.verifiedTitle,
        paragraphs: [fill(order.customerId === null ? texts.verifiedGuest : texts.verifiedCustomer, values)],
      },
      {
        title: texts.reasonTitle,
        paragraphs: [fill(texts.reason, values)],
        links: [{ label: texts.unsubscribe, url: unsubscribeUrl }],
      },
    ],
    closing: [texts.help, texts.signature],
    messageId: messageIdOf(contact, orderId, kind),
    unsubscribeUrl,
  });
  return { mail, sender: contact };
}
