import { byLocale } from '@vyloha/contract';
import {
  type Buyer,
  type OrderGift,
  type PricedCart,
  cartTotals,
  findPayment,
  findShipper,
  loadOrderGifts,
} from '@vyloha/backend-cart';
import { type InvoiceTerms, findInvoiceTerms, noInvoiceTerms } from '@vyloha/backend-accounts';
import type { HttpErrorReason } from '@vyloha/backend-kernel';
import {
  type BranchRow,
  type Day,
  type DeliverySlot,
  type PricedPayment,
  type PricedShipper,
  type TaxPlace,
  findDeliverySlot,
  findPickUpPoint,
  loadBranches,
  loadShopData,
  nearestDeliveryDay,
} from '@vyloha/backend-shop';
import type { PlaceInput } from './place-input';

/** The branch or pick-up point where the order is handed over. */
export type OrderBranch = Pick<
  BranchRow,
  'id' | 'remoteId' | 'name' | 'street' | 'city' | 'postcode' | 'countryCode' | 'warehouseId'
>;

/** The shopper's selection, as currently offered by the shop. */
export interface OrderServices {
  shipper: PricedShipper;
  payment: PricedPayment;
  /** Of an order by invoice; null for one that is paid otherwise. */
  invoiceTerms: InvoiceTerms | null;
  branch: OrderBranch | null;
  slot: DeliverySlot | null;
  /** The earliest day of its delivery, as the shop promises it now. */
  expectedOn: Day;
  gifts: OrderGift[];
}

/** What services are chosen for. */
interface ServiceChoice {
  buyer: Buyer;
  input: PlaceInput;
  priced: PricedCart;
  place: TaxPlace;
}

type Lookup<T> = { value: T; problem: null } | { value: null; problem: HttpErrorReason };

const found = <T>(value: T): Lookup<T> => ({ value, problem: null });
const refused = (problem: HttpErrorReason): Lookup<never> => ({ value: null, problem });

/** The shop must deliver there, and in the currency of that country. */
async function countryProblem(
  ctx: Buyer,
  input: PlaceInput,
  branch: OrderBranch | null,
): Promise<HttpErrorReason | null> {
  const field = 'shipping.address.country_code';
  const code = branch?.countryCode ?? input.shipping.address.countryCode;
  const currency = (await loadShopData(ctx.db)).countryCurrencies.get(code);
  if (currency === undefined) return { key: 'countryUnknown', field, code: 'country' };
  if (currency === ctx.currency) return null;
  return { key: 'currencyNotOfCountry', values: { currency: ctx.currency }, field, code: 'currency' };
}

/** A point may have been closed since it was chosen. */
async function choosePoint(ctx: Buyer, input: PlaceInput, shipper: PricedShipper): Promise<Lookup<OrderBranch>> {
  const field = 'branch_id';
  if (input.branch_id === null) return refused({ key: 'pointRequired', field, code: 'branch' });
  const point = await findPickUpPoint(ctx.db, shipper.id, { id: input.branch_id });
  if (point === null || !shipper.countryCodes.includes(point.countryCode)) {
    return refused({ key: 'pointUnknown', field, code: 'branch' });
  }
  if (point.isClosed) return refused({ key: 'pointClosed', values: { name: point.name }, field, code: 'branch' });
  return found({ ...point, name: byLocale(() => point.name), warehouseId: null });
}

async function chooseBranch(
  ctx: Buyer,
  input: PlaceInput,
  shipper: PricedShipper,
): Promise<Lookup<OrderBranch | null>> {
  if (shipper.type === 'DELIVERY') return found(null);
  if (shipper.type === 'PICKUP_POINT') return choosePoint(ctx, input, shipper);
  const field = 'branch_id';
  if (input.branch_id === null) return refused({ key: 'branchRequired', field, code: 'branch' });
  const [branch] = await loadBranches(ctx.db, { ids: [input.branch_id] });
  if (branch === undefined || !shipper.countryCodes.includes(branch.countryCode)) {
    return refused({ key: 'branchUnknown', field, code: 'branch' });
  }
  return found(branch);
}

async function chooseShipper(ctx: Buyer, input: PlaceInput): Promise<Lookup<PricedShipper>> {
  const field = 'shipper_id';
  const shipper = await findShipper(ctx, input.shipper_id);
  if (shipper === null) return refused({ key: 'shipperUnknown', field, code: 'shipper' });
  const isDelivered = shipper.type === 'DELIVERY';
  if (isDelivered && !shipper.countryCodes.includes(input.shipping.address.countryCode)) {
    return refused({ key: 'shipperNotForCountry', field, code: 'shipper' });
  }
  return found(shipper);
}

async function choosePayment(
  ctx: Buyer,
  input: PlaceInput,
  shipper: PricedShipper,
  priced: PricedCart,
): Promise<Lookup<Pick<OrderServices, 'payment' | 'invoiceTerms'>>> {
  const field = 'payment_id';
  const payment = await findPayment(ctx, input.payment_id, priced);
  if (payment === null) return refused({ key: 'paymentUnknown', field, code: 'payment' });
  if (shipper.blockedPaymentIds.includes(payment.id)) return refused({ key: 'paymentBlocked', field, code: 'payment' });
  if (payment.type !== 'INVOICE') return found({ payment, invoiceTerms: null });
  const invoiceTerms = await findInvoiceTerms(ctx.db, ctx.customerId);
  return invoiceTerms === null ? refused(noInvoiceTerms) : found({ payment, invoiceTerms });
}

async function chooseSlot(ctx: Buyer, input: PlaceInput, shipper: PricedShipper): Promise<Lookup<DeliverySlot | null>> {
  if (input.delivery_time_id === null || !shipper.hasTimeSlots) return found(null);
  const slot = findDeliverySlot(input.delivery_time_id, shipper, ctx.now(), (await loadShopData(ctx.db)).closedDays);
  if (slot === null) return refused({ key: 'deliveryTimeTaken', field: 'delivery_time_id', code: 'delivery_time' });
  return found(slot);
}

/** Each gift at most once, in stock, and earned by the value of the products. */
async function chooseGifts(
  ctx: Buyer,
  input: PlaceInput,
  { priced, place }: Pick<ServiceChoice, 'priced' | 'place'>,
): Promise<Lookup<OrderGift[]>> {
  if (input.order_gifts.length === 0) return found([]);
  const { itemsMinor } = cartTotals(priced.lines);
  const availableGifts = (await loadOrderGifts(ctx, place)).filter(
    ({ priceFromMinor, isAvailable }) => priceFromMinor <= itemsMinor && isAvailable,
  );
  const requestedIds = [...new Set(input.order_gifts)];
  const gifts = requestedIds.flatMap((id) => availableGifts.find(({ variantId }) => variantId === id) ?? []);
  if (gifts.length < requestedIds.length)
    return refused({ key: 'giftNotAvailable', field: 'order_gifts', code: 'gift' });
  return found(gifts);
}

/** Looks up the whole selection; the reasons name each invalid choice. */
export async function chooseServices(
  placement: ServiceChoice,
): Promise<{ services: OrderServices; problems: null } | { services: null; problems: HttpErrorReason[] }> {
  const { buyer: ctx, input, priced } = placement;
  const shipper = await chooseShipper(ctx, input);
  if (shipper.problem !== null) return { services: null, problems: [shipper.problem] };
  const branch = await chooseBranch(ctx, input, shipper.value);
  const payment = await choosePayment(ctx, input, shipper.value, priced);
  const slot = await chooseSlot(ctx, input, shipper.value);
  const gifts = await chooseGifts(ctx, input, placement);
  const { closedDays } = await loadShopData(ctx.db);
  const expectedOn = slot.value?.date ?? nearestDeliveryDay(shipper.value, ctx.now(), closedDays);
  const countryReason = await countryProblem(ctx, input, branch.value);
  if (
    countryReason === null &&
    branch.problem === null &&
    payment.problem === null &&
    slot.problem === null &&
    gifts.problem === null
  ) {
    const selected = { branch: branch.value, ...payment.value, slot: slot.value, expectedOn, gifts: gifts.value };
    return { services: { shipper: shipper.value, ...selected }, problems: null };
  }
  const problems = [countryReason, branch.problem, payment.problem, slot.problem, gifts.problem];
  return { services: null, problems: problems.filter((problem) => problem !== null) };
}
