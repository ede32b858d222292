import { fromMinor } from '@vyloha/money';
import { type Locale, pickTranslation } from '@vyloha/contract';
import { HttpError, type RequestContext, translate } from '@vyloha/backend-kernel';
import {
  type OrderItemRow,
  type OrderRows,
  type PlaceInput,
  draftOrder,
  findVatCheckOf,
  placingSteps,
} from '@vyloha/backend-orders';
import { type ShopSettings, formatPrice } from '@vyloha/backend-shop';
import { loadApprovedPlacement } from './approved-placement';
import type { ApprovalRow } from './find-approvals';

/** What the held order would be now. */
export interface CurrentOffer {
  /** With tax, in main units; null when it cannot be placed. */
  total: number | null;
  /** What has changed since it was requested, and what keeps it from being placed, for people. */
  changes: string[];
}

function nameOf({ productName, variantName }: OrderItemRow, locale: Locale): string {
  const name = pickTranslation(productName, locale);
  const variant = pickTranslation(variantName, locale);
  return variant === '' || variant === name ? name : `${name}, ${variant}`;
}

function toChanges(
  held: OrderRows,
  current: OrderRows,
  { locale, settings }: { locale: Locale; settings: ShopSettings },
): string[] {
  const price = (minor: number) => formatPrice(minor, current.order.currency, settings);
  const say = (name: string, was: number, is: number) =>
    was === is ? [] : [translate(locale, 'approvalPriceChange', { name, was: price(was), is: price(is) })];
  const lines = held.items.flatMap((item) => {
    const now = current.items.find(({ id }) => id === item.id);
    return now === undefined ? [] : say(nameOf(item, locale), item.totalMinor, now.totalMinor);
  });
  return [
    ...lines,
    ...say(pickTranslation(current.order.shipperName, locale), held.order.shipperMinor, current.order.shipperMinor),
    ...say(pickTranslation(current.order.paymentName, locale), held.order.paymentMinor, current.order.paymentMinor),
    ...say(translate(locale, 'approvalTotal'), held.order.totalMinor, current.order.totalMinor),
  ];
}

/** Compares the held order with what the shop offers now; takes, writes and locks nothing. */
export async function loadCurrentOffer(ctx: RequestContext, request: ApprovalRow): Promise<CurrentOffer> {
  try {
    return await ctx.db.transaction(
      async (tx) => {
        const findCheck = (input: PlaceInput) => findVatCheckOf(tx, input);
        const placement = await loadApprovedPlacement(tx, ctx, request, findCheck);
        const { rows } = await draftOrder(placement, placingSteps.of(ctx));
        const { settings } = placement;
        const changes = toChanges(request.draft, rows, { locale: ctx.locale, settings });
        return { total: fromMinor(rows.order.totalMinor), changes };
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const changes = error.reasons.map(({ key, values }) => translate(ctx.locale, key, values));
    return { total: null, changes };
  }
}
