import { pickTranslation } from '@vyloha/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { stockOf } from '@vyloha/backend-catalog';
import { type RequestContext, type Transaction, translate } from '@vyloha/backend-kernel';
import { cart, cartItem } from './tables';
import { coupon } from '../coupons/tables';
import { maxPieces, roundDownToStep } from './allowed-amount';
import { formatInUnits } from './buying-problems';
import type { CartItemRow, LineProduct } from './cart-line';
import { lockOpenCart } from './find-cart';
import { loadLineProducts } from './load-line-products';

type MergeContext = Pick<
  RequestContext,
  'db' | 'settings' | 'locale' | 'currency' | 'priceList' | 'groups' | 'domain' | 'now'
>;

async function replaceCoupon(
  tx: Transaction,
  { locale }: MergeContext,
  { cartId, own, added }: { cartId: string; own: string | null; added: string | null },
): Promise<string[]> {
  if (added === null || added === own) return [];
  await tx.update(cart).set({ couponId: added }).where(eq(cart.id, cartId));
  if (own === null) return [];
  const coupons = await tx
    .select()
    .from(coupon)
    .where(inArray(coupon.id, [own, added]));
  const codeOf = (id: string) => coupons.find((one) => one.id === id)?.code ?? '';
  return [translate(locale, 'mergedCoupon', { code: codeOf(own), other: codeOf(added) })];
}

/**
 * Joins the cart from before the login and the customer's: other products are added, amounts of the same product add up
 * to what is allowed over all its lines, and the newer coupon and destination hold. The guest's cart is gone then, so that logging in
 * twice doubles nothing.
 * @returns what could not be kept, in the shopper's language
 */
export async function mergeGuestCart(
  ctx: MergeContext,
  { customerId, guestTokenHash }: { customerId: string; guestTokenHash: string },
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const guestCart = await lockOpenCart(tx, { customerId: null, guestTokenHash });
    if (guestCart === null) return [];
    const customerCart = await lockOpenCart(tx, { customerId, guestTokenHash: null });
    if (customerCart === null) {
      await tx.update(cart).set({ customerId, guestTokenHash: null }).where(eq(cart.id, guestCart.id));
      return [];
    }
    const lines = await tx
      .select()
      .from(cartItem)
      .where(inArray(cartItem.cartId, [guestCart.id, customerCart.id]))
      .orderBy(asc(cartItem.position));
    const own = lines.filter(({ cartId }) => cartId === customerCart.id);
    const added = lines.filter(({ cartId }) => cartId === guestCart.id);
    const notices = [
      ...(await writeJoinedLines(tx, ctx, { cartId: customerCart.id, own, added })),
      ...(await replaceCoupon(tx, ctx, {
        cartId: customerCart.id,
        own: customerCart.couponId,
        added: guestCart.couponId,
      })),
    ];
    const { deliveryCountry, isReverseCharge } = guestCart;
    if (deliveryCountry !== null)
      await tx.update(cart).set({ deliveryCountry, isReverseCharge }).where(eq(cart.id, customerCart.id));
    await tx.delete(cart).where(eq(cart.id, guestCart.id));
    return notices;
  });
}

function sumAmounts(lines: readonly Pick<CartItemRow, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** The most that all lines of a variant may have together: by its maximum, and what is in stock. */
function maxInCart({ variant, warehouses }: LineProduct): number {
  const highest = Math.max(variant.amountMin, Math.min(variant.amountMax ?? maxPieces, maxPieces));
  return variant.checkStock ? Math.min(highest, stockOf(warehouses)) : highest;
}

/** How much of the guest's pieces of a variant is kept; never so little that the larger of the two carts shrinks. */
function mergedAmount(own: number, added: number, lineProduct: LineProduct | undefined): number {
  const most = lineProduct === undefined ? own + added : maxInCart(lineProduct);
  return Math.max(0, added - own, Math.min(added, most - own));
}

function isSameLine(own: CartItemRow, added: CartItemRow, parentId: string | null): boolean {
  const isAlike = own.variantId === added.variantId && own.forCredits === added.forCredits;
  return isAlike && own.parentId === parentId && own.quoteItemId === null && added.quoteItemId === null;
}

/** A line of the joined cart. */
type JoinedLine = Pick<CartItemRow, 'id' | 'amount' | 'parentId'>;

/** The lines of the joined cart that hold pieces of the guest's. */
interface JoinedLines {
  /** The customer's, with more pieces. */
  raised: JoinedLine[];
  /** The guest's, which move into the customer's cart. */
  moved: JoinedLine[];
  /** Variants of which less is in the cart than in the two together. */
  cut: ReadonlySet<string>;
}

/** The parents' lines first: what depends on one that was joined with another depends on that one then. */
function parentsFirst(lines: readonly CartItemRow[]): CartItemRow[] {
  return [...lines].sort(
    (a, b) => Number(a.parentId !== null) - Number(b.parentId !== null) || a.position - b.position,
  );
}

/**
 * Joins the lines of two carts: each of the guest's adds to the first of the customer's that is like it, or becomes a line of
 * its own, as long as all lines of a variant together stay within what is allowed.
 */
export function joinLines(
  own: readonly CartItemRow[],
  added: readonly CartItemRow[],
  products: ReadonlyMap<string, LineProduct>,
): JoinedLines {
  const isOf = (variantId: string) => (line: CartItemRow) => line.variantId === variantId;
  const variantIds = [...new Set(added.map(({ variantId }) => variantId))];
  const remaining = new Map(
    variantIds.map((id) => [
      id,
      mergedAmount(sumAmounts(own.filter(isOf(id))), sumAmounts(added.filter(isOf(id))), products.get(id)),
    ]),
  );
  const amounts = new Map(own.map(({ id, amount }) => [id, amount]));
  const joinedIds = new Map<string, string>();
  const cut = new Set<string>();
  const moved: JoinedLine[] = [];
  for (const line of parentsFirst(added)) {
    const { id, variantId } = line;
    const parentId = line.parentId === null ? null : (joinedIds.get(line.parentId) ?? null);
    const existing = own.find((candidate) => isSameLine(candidate, line, parentId));
    const before = existing === undefined ? 0 : (amounts.get(existing.id) ?? 0);
    const allowed = Math.min(line.amount, remaining.get(variantId) ?? 0);
    const rule = products.get(variantId)?.variant;
    const isWhole = allowed === line.amount || rule === undefined;
    const amount = isWhole ? before + allowed : Math.max(before, roundDownToStep(before + allowed, rule));
    remaining.set(variantId, (remaining.get(variantId) ?? 0) - (amount - before));
    if (amount - before < line.amount) cut.add(variantId);
    if (existing !== undefined) amounts.set(existing.id, amount);
    else if (amount > 0) moved.push({ id, amount, parentId });
    const joinedId = existing?.id ?? (amount > 0 ? id : own.find(isOf(variantId))?.id);
    if (joinedId !== undefined) joinedIds.set(id, joinedId);
  }
  const raised = own.flatMap(({ id, amount, parentId }) => {
    const joined = amounts.get(id) ?? amount;
    return joined > amount ? [{ id, amount: joined, parentId }] : [];
  });
  return { raised, moved, cut };
}

/** @returns what could not be kept, in the shopper's language */
async function writeJoinedLines(
  tx: Transaction,
  ctx: MergeContext,
  { cartId, own, added }: { cartId: string; own: readonly CartItemRow[]; added: readonly CartItemRow[] },
): Promise<string[]> {
  const products = await loadLineProducts({ ...ctx, db: tx }, [...new Set(added.map(({ variantId }) => variantId))]);
  const { raised, moved, cut } = joinLines(own, added, products);
  for (const { id, amount } of raised) await tx.update(cartItem).set({ amount }).where(eq(cartItem.id, id));
  const lastPosition = Math.max(0, ...own.map(({ position }) => position));
  for (const { id, amount, parentId } of moved) {
    const position = sql`${cartItem.position} + ${lastPosition}`;
    await tx.update(cartItem).set({ cartId, amount, parentId, position }).where(eq(cartItem.id, id));
  }
  if (cut.size === 0) return [];
  const joined = await tx.select().from(cartItem).where(eq(cartItem.cartId, cartId));
  return [...cut].flatMap((cutId) => {
    const lineProduct = products.get(cutId);
    if (lineProduct === undefined) return [];
    const total = sumAmounts(joined.filter(({ variantId }) => variantId === cutId));
    const values = {
      name: pickTranslation(lineProduct.variant.fullname, ctx.locale),
      limit: formatInUnits(total, lineProduct),
      unit: lineProduct.product.unit,
    };
    return [translate(ctx.locale, 'mergedAmount', values)];
  });
}
