import { sumMinor } from '@vyloha/money';
import { and, eq } from 'drizzle-orm';
import { audienceGroups } from '@vyloha/backend-accounts';
import type { Transaction } from '@vyloha/backend-kernel';
import { customer } from '@vyloha/backend-accounts/tables';
import { creditMovement } from '@vyloha/backend-cart/tables';
import { orderDiscount } from '../tables';
import type { ShopSettings } from '@vyloha/backend-shop';
import { addCreditMovement, hasCredits, lockBalance } from '@vyloha/backend-cart';

interface OrderToSettle {
  id: string;
  customerId: string | null;
  currency: string;
  /** Value of products with tax that were paid for with money, and of deposits for their packaging. */
  itemsMinor: number;
}

type EarningRules = Pick<ShopSettings, 'functions' | 'restrictedGroups' | 'creditFor'>;

/** One credit for each whole amount of the setting; none in a currency without a rate. */
export function calculateEarnedCredits(
  { currency, productsMinor }: { currency: string; productsMinor: number },
  { creditFor }: Pick<ShopSettings, 'creditFor'>,
): number {
  const amountMinor = creditFor[currency] ?? 0;
  return amountMinor === 0 ? 0 : Math.floor(productsMinor / amountMinor);
}

/** Deposits come back with the empty packaging: nobody has paid them for a product. */
async function loadProductsMinor(tx: Transaction, { id, itemsMinor }: OrderToSettle): Promise<number> {
  const isDeposit = and(eq(orderDiscount.orderId, id), eq(orderDiscount.kind, 'deposit'));
  const deposits = await tx.select({ totalMinor: orderDiscount.totalMinor }).from(orderDiscount).where(isDeposit);
  return itemsMinor - sumMinor(deposits.map(({ totalMinor }) => totalMinor));
}

/** Adds what a delivered order earned; members of restricted groups get none. */
export async function earnCredits(
  tx: Transaction,
  order: OrderToSettle,
  settings: EarningRules,
  now: Date,
): Promise<void> {
  const { id: orderId, customerId } = order;
  if (customerId === null || !hasCredits(settings)) return;
  const [owner] = await tx.select({ groups: audienceGroups }).from(customer).where(eq(customer.id, customerId));
  if (owner?.groups.some((group) => settings.restrictedGroups.includes(group)) ?? true) return;
  const { currency } = order;
  const amount = calculateEarnedCredits({ currency, productsMinor: await loadProductsMinor(tx, order) }, settings);
  await addCreditMovement(tx, { customerId, orderId, reason: 'earned', amount }, now);
}

/** Reverts the movements of a cancelled order: earned credits are revoked, spent ones returned, but for what its returns did. */
export async function revertCredits(
  tx: Transaction,
  { id: orderId, customerId }: Pick<OrderToSettle, 'id' | 'customerId'>,
  now: Date,
): Promise<void> {
  if (customerId === null) return;
  await lockBalance(tx, customerId);
  const movements = await tx.select().from(creditMovement).where(eq(creditMovement.orderId, orderId));
  for (const [reason, reversalReason] of [
    ['earned', 'revoked'],
    ['spent', 'returned'],
  ] as const) {
    const own = movements.filter((movement) => movement.reason === reason || movement.reason === reversalReason);
    const amount = -own.reduce((sum, movement) => sum + movement.amount, 0);
    await addCreditMovement(tx, { customerId, orderId, reason: reversalReason, amount }, now);
  }
}
