import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../accounts/password';
import { hashToken } from '../accounts/tokens';
import { cartProblems } from '../cart/cart-problems';
import type { CartLine } from '../cart/cart-line';
import { lockLatestCart, type CartRow } from '../cart/find-cart';
import { cartTotals } from '../cart/cart-totals';
import { balanceProblem } from '../cart/credit-problems';
import { loadCartLines } from '../cart/load-cart-lines';
import { loadCreditStanding, type CreditStanding } from '../credits/credit-standing';
import { holdBalance, moveCredits } from '../credits/credits-account';
import type { Transaction } from '../database/database';
import { cart, shopOrder } from '../database/schema';
import { enqueueVariants } from '../jobs/enqueue-jobs';
import { Refusal } from '../server/refusal';
import type { RequestContext } from '../server/request-context';
import { loadShopSettings, type ShopSettings } from '../shop/shop-settings';
import { chooseServices } from './choose-services';
import { countOrder } from './count-order';
import { findOrderOfCart } from './find-order';
import { toGiftLine } from './gift-line';
import { nextOrderCode } from './order-code';
import { orderTokenOf } from './order-token';
import type { WireOrder } from './order-schema';
import type { PlaceInput } from './place-input';
import { mailOrderRegistration, registerCustomer } from './register-customer';
import { recordMoves, takeStock } from './take-stock';
import { orderMoney, toOrder, type OrderParts } from './to-order';

/** A customer without an open cart means their last one, for a while; a guest's token names its cart for good. */
const repeatWithinMs = 24 * 60 * 60 * 1000;

/** Everything an order is made of, in one transaction. */
interface Placing {
  tx: Transaction;
  /** Its `db` is the transaction. */
  ctx: RequestContext;
  input: PlaceInput;
  settings: ShopSettings;
  standing: CreditStanding;
  cart: CartRow;
  lines: CartLine[];
}

function refuseBroken({ lines, settings, standing, ctx }: Omit<Placing, 'tx' | 'input' | 'cart'>): void {
  const problems = cartProblems(lines, settings, standing, ctx);
  if (problems.length === 0) return;
  const status = problems.some((problem) => problem.status === 409) ? 409 : 422;
  throw new Refusal(
    status,
    problems.filter((problem) => problem.status === status).map(({ reason }) => reason),
  );
}

/** Goods and gifts leave the shelves, or nothing does and the order is refused with what is missing. */
async function reserveStock(placing: Placing, parts: OrderParts) {
  const { tx, ctx, cart: own } = placing;
  const wanted = [...parts.lines, ...parts.giftLines].map(({ item }) => item);
  const { reservations, missing, emptied } = await takeStock(tx, wanted, parts.services.branch?.warehouseId ?? null);
  if (missing.length > 0) {
    refuseBroken({ ...placing, lines: await loadCartLines(ctx, own.id) });
    throw new Refusal(409, [{ key: 'giftNotAvailable', field: 'order_gifts', code: 'sold_out' }]);
  }
  return { reservations, emptied };
}

/** Holds the credits the order costs until it stands, so that no other order spends them. */
async function holdCredits({ tx, ctx: { customerId }, lines, standing }: Placing): Promise<number> {
  const { credits } = cartTotals(lines);
  if (credits === 0 || customerId === null) return 0;
  const problem = balanceProblem(credits, { ...standing, balance: await holdBalance(tx, customerId) });
  if (problem !== null) throw new Refusal(problem.status, [problem.reason]);
  return credits;
}

async function payCredits({ tx, ctx: { customerId, now } }: Placing, orderId: string, credits: number): Promise<void> {
  if (customerId !== null) await moveCredits(tx, { customerId, orderId, reason: 'spent', amount: -credits }, now());
}

/** What the wire order does not carry but the shop needs. */
function detailsOf(input: PlaceInput): Record<string, unknown> {
  const { custom, shipper_comment, cardRequest, newsletter, zbozicz_allow, magazine, phone_notification, utm } = input;
  return { custom, shipper_comment, cardRequest, newsletter, zbozicz_allow, magazine, phone_notification, utm };
}

async function writeOrder(placing: Placing, order: WireOrder, parts: OrderParts, customerId: string | null) {
  const { tx, ctx, input } = placing;
  const { token: _, ...document } = order;
  await tx.insert(shopOrder).values({
    id: order.id,
    code: order.code,
    tokenHash: hashToken(parts.token),
    cartId: order.attributes.cartId,
    customerId,
    currency: ctx.currency,
    totalMinor: orderMoney(parts).totalMinor,
    email: input.email,
    createdAt: ctx.now(),
    document,
    details: detailsOf(input),
  });
}

async function placeOpenCart(placing: Placing): Promise<WireOrder> {
  const { tx, ctx, input, settings, cart: own, lines } = placing;
  refuseBroken(placing);
  const { services, problems } = await chooseServices(ctx, input, lines);
  if (services === null) throw new Refusal(422, problems);
  const giftLines = services.gifts.map((gift) => toGiftLine(gift, own.id, ctx.now()));
  const identity = { id: `o-${randomUUID()}`, token: orderTokenOf(ctx, own.id), cartId: own.id };
  const orderDraft = { ...identity, code: '', lines, giftLines, services, input, settings };
  const { reservations, emptied } = await reserveStock(placing, orderDraft);
  const credits = await holdCredits(placing);
  const parts = { ...orderDraft, code: await nextOrderCode(tx, ctx.now()) };
  const order = toOrder(parts, ctx);
  await writeOrder(placing, order, parts, ctx.customerId);
  await recordMoves(tx, order.id, reservations, ctx.now());
  await enqueueVariants(tx, emptied);
  await payCredits(placing, order.id, credits);
  await tx.update(cart).set({ status: 'placed', updatedAt: ctx.now() }).where(eq(cart.id, own.id));
  return order;
}

/** Hashing takes its time, so it is done while nobody's row is held. */
async function hashForRegistration(ctx: RequestContext, input: PlaceInput): Promise<string | null> {
  if (ctx.customerId !== null || !input.registration) return null;
  return hashPassword(input.password);
}

function cartEmpty(): Refusal {
  return new Refusal(422, [{ key: 'cartEmpty', code: 'cart_empty' }]);
}

/**
 * Makes the shopper's cart an order, in one transaction that holds the cart: the same cart placed twice, at once or
 * after a crash, is one order and the same answer.
 * @throws Refusal 409 when goods are gone, 422 naming what does not hold
 */
export async function placeOrder(ctx: RequestContext, input: PlaceInput): Promise<WireOrder> {
  const passwordHash = await hashForRegistration(ctx, input);
  let isNew = false;
  const { order, registrationToken } = await ctx.db.transaction(async (tx) => {
    const own = await lockLatestCart(tx, ctx);
    if (own === null) throw cartEmpty();
    const inside = { ...ctx, db: tx };
    if (own.status === 'placed') {
      const age = ctx.now().getTime() - own.updatedAt.getTime();
      const placed =
        ctx.customerId !== null && age > repeatWithinMs
          ? null
          : await findOrderOfCart(tx, own.id, orderTokenOf(ctx, own.id));
      if (placed === null) throw cartEmpty();
      return { order: placed, registrationToken: null };
    }
    isNew = true;
    const settings = await loadShopSettings(tx);
    const lines = await loadCartLines(inside, own.id);
    const standing = await loadCreditStanding(inside, settings);
    const placed = await placeOpenCart({ tx, ctx: inside, input, settings, standing, cart: own, lines });
    return { order: placed, registrationToken: await registerCustomer(tx, input, { passwordHash, now: ctx.now() }) };
  });
  if (isNew) countOrder(order);
  if (registrationToken !== null) mailOrderRegistration(ctx, input.email, registrationToken);
  return order;
}
