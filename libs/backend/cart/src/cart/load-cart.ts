import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import {
  audienceGroups,
  audiencePriceList,
  identityColumns,
  ownerOfToken,
  tokenParameters,
} from '@vyloha/backend-accounts';
import {
  type AnonymousContext,
  type Identified,
  type Queryable,
  type RequestContext,
  buildOnce,
} from '@vyloha/backend-kernel';
import { basicPriceList, isProductVisibleToAudience } from '@vyloha/backend-catalog';
import type { EnteredCoupon } from '../coupons/coupon-problem';
import { couponColumns, toEnteredCoupon } from '../coupons/select-coupon';
import { selectBalance } from '../credits/credits-account';
import { customer } from '@vyloha/backend-accounts/tables';
import { cart, cartItem } from './tables';
import { category, product, variant } from '@vyloha/backend-catalog/tables';
import { coupon } from '../coupons/tables';
import { quoteOfLine } from './quoted-prices/line-quote';
import { type ShopperTaxes, type TaxPlace, loadShopData, shopVersionId } from '@vyloha/backend-shop';
import type { CartLine } from './cart-line';
import { isOpen } from './find-cart';
import { lineProductColumns, toLineProduct } from './select-line-products';
import { toCartLine } from './to-cart-line';

/** A cart with all that its view depends on, read in one statement. */
export interface LoadedCart {
  /** Null for a shopper who has none. */
  cartId: string | null;
  /** The lines in the order in which they were added, with current product data and prices. */
  lines: CartLine[];
  coupon: EnteredCoupon | null;
  /** Credits to spend as a discount, and those that the customer has; read only where some are to be spent. */
  credits: { requested: number; balance: number };
  /** Null for a guest. */
  shopper: Pick<typeof customer.$inferSelect, 'firstName' | 'lastName' | 'email' | 'phone' | 'address'> | null;
  /** Where it goes, as far as the shopper has said. */
  place: TaxPlace | null;
  taxes: ShopperTaxes;
  /** Of the shop's shared data. */
  version: string | null;
}

/** One row for each line, and one for a cart without lines or no cart at all. */
function selectCarts(db: Queryable, isShopper: SQL, isCart: SQL | undefined) {
  const { firstName, lastName, email, phone, address } = customer;
  const isVisible = isProductVisibleToAudience(product, audienceGroups);
  return db
    .select({
      version: shopVersionId,
      identity: identityColumns,
      shopper: { firstName, lastName, email, phone, address },
      cartId: cart.id,
      deliveryCountry: cart.deliveryCountry,
      isReverseCharge: cart.isReverseCharge,
      ...couponColumns,
      requestedCredits: cart.credits,
      creditBalance: sql<number | null>`case when ${cart.credits} > 0 then (${selectBalance(db, customer.id)}) end`,
      item: cartItem,
      quote: quoteOfLine,
      ...lineProductColumns({
        currency: sql.placeholder('currency'),
        priceList: audiencePriceList,
        now: sql.placeholder('now'),
      }),
    })
    .from(sql`(select) shopper`)
    .leftJoin(customer, isShopper)
    .leftJoin(cart, isCart)
    .leftJoin(coupon, eq(coupon.id, cart.couponId))
    .leftJoin(cartItem, eq(cartItem.cartId, cart.id))
    .leftJoin(variant, eq(variant.id, cartItem.variantId))
    .leftJoin(product, and(eq(product.id, variant.productId), isVisible))
    .leftJoin(category, eq(category.id, product.categoryId))
    .orderBy(asc(cartItem.position));
}

const cartsByToken = buildOnce((db) =>
  selectCarts(db, eq(customer.id, ownerOfToken), and(eq(cart.customerId, customer.id), isOpen)).prepare(
    'cart_by_token',
  ),
);
const cartsByGuestToken = buildOnce((db) => {
  const isGuests = and(eq(cart.guestTokenHash, sql.placeholder('guestTokenHash')), isOpen);
  return selectCarts(db, sql`false`, isGuests).prepare('cart_by_guest_token');
});
const cartsById = buildOnce((db) => {
  const isShopper = eq(customer.id, sql.placeholder('customerId'));
  return selectCarts(db, isShopper, eq(cart.id, sql.placeholder('cartId'))).prepare('cart_by_id');
});

type CartRow = Awaited<ReturnType<ReturnType<typeof cartsById>['execute']>>[number];

type Moment = Pick<RequestContext, 'db' | 'now' | 'currency' | 'settings'>;

async function toLoadedCart(
  rows: readonly CartRow[],
  { db, now, currency, settings }: Moment,
  saidPlace?: TaxPlace,
): Promise<LoadedCart & Identified> {
  const [first] = rows;
  const { cartId = null, identity = null, shopper = null } = first ?? {};
  const priceList = identity?.priceList ?? basicPriceList;
  const at = now();
  const { deliveryCountry: country = null, isReverseCharge = false } = first ?? {};
  const place = saidPlace ?? (country === null ? null : { country, isReverseCharge: isReverseCharge ?? false });
  const { version, taxesFor } = await loadShopData(db, first?.version);
  const taxes = taxesFor(place, { currency, now: at, priceList });
  const lines = rows.flatMap(({ item, quote, ...row }) =>
    item === null
      ? []
      : toCartLine(item, toLineProduct(row, priceList, { currency, settings, taxes }), { quote, now: at, currency }),
  );
  const entered = first === undefined ? null : toEnteredCoupon(first);
  const credits = { requested: first?.requestedCredits ?? 0, balance: first?.creditBalance ?? 0 };
  return { version, cartId, identity, shopper, lines, coupon: entered, credits, place, taxes };
}

/** The caller with their open cart; a dead guest token finds none. */
export async function identifyCart(caller: AnonymousContext): Promise<LoadedCart & Identified> {
  const { db, currency, accessTokenHash, guestTokenHash } = caller;
  const now = caller.now().toISOString();
  if (accessTokenHash !== null)
    return toLoadedCart(await cartsByToken(db).execute({ currency, ...tokenParameters(caller) }), caller);
  if (guestTokenHash !== null)
    return toLoadedCart(await cartsByGuestToken(db).execute({ currency, now, guestTokenHash }), caller);
  return toLoadedCart([], caller);
}

/** One of the shopper's carts. @param place where it goes, when that is not what the cart says */
export async function loadCart(
  ctx: Pick<RequestContext, 'db' | 'currency' | 'customerId' | 'now' | 'settings'>,
  cartId: string,
  place?: TaxPlace,
): Promise<LoadedCart & Identified> {
  const { db, currency, customerId } = ctx;
  const rows = await cartsById(db).execute({ currency, now: ctx.now().toISOString(), customerId, cartId });
  return toLoadedCart(rows, ctx, place);
}
