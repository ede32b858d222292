import type { AppLoadContext } from '@remix-run/node';
import { hasOwnBillingAddress } from '@vyloha/account';
import { loadOtherPaymentsOrEmpty } from '@vyloha/account/server';
import { getGlobals, listCurrencies } from '@vyloha/session/server';
import { create } from 'qrcode';
import { getOrder } from '../api/get-order.server';
import type { Order } from '../model/order/order';
import { transferToPay } from '../model/payment/payment-state';
import type { PaymentCode, QrDrawing } from '../model/payment/qr-drawing';
import { toSpayd } from '../model/payment/spayd';
import { toPayBySquare } from './pay-by-square.server';

/** Quiet zone around the code in modules, which some cameras need. */
const quietZone = 4;

/** Encodes a text as a QR code. */
function toQrDrawing(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index).filter((index) => modules.data[index]);
  const path = dark
    .map((index) => `M${(index % modules.size) + quietZone} ${Math.floor(index / modules.size) + quietZone}h1v1h-1z`)
    .join('');
  return { size: modules.size + 2 * quietZone, path };
}

/** An order keeps its currency whatever the active one is. */
async function getOrderCurrency(context: AppLoadContext, { currencyCode }: Order) {
  const currencies = await listCurrencies(context.store);
  return currencies.find(({ code }) => code === currencyCode) ?? context.currency;
}

/** Euros are paid from banks of both countries. */
function createPaymentCodes({ t }: AppLoadContext, order: Order, recipient: string): PaymentCode[] {
  const transfer = transferToPay(order);
  if (transfer === null) return [];
  const message = t('checkout:finish.message', { code: order.code });
  const spayd: PaymentCode = { format: 'spayd', drawing: toQrDrawing(toSpayd(transfer, message)) };
  if (order.currencyCode !== 'EUR') return [spayd];
  const payBySquare = toPayBySquare(transfer, { message, recipient });
  return [{ format: 'payBySquare', drawing: toQrDrawing(payBySquare) }, spayd];
}

/** What pages show of the order that a token opens; `null` when there is none. */
export async function loadOrderView(context: AppLoadContext, token: string) {
  const order = await getOrder(context.store, token);
  if (order === null) return null;
  const [{ contact }, otherPayments] = await Promise.all([
    getGlobals(context.store),
    loadOtherPaymentsOrEmpty(context, { token }, order.status),
  ]);
  return {
    order,
    otherPayments,
    isBillingAddressVisible: hasOwnBillingAddress(order, contact),
    currency: await getOrderCurrency(context, order),
    paymentCodes: createPaymentCodes(context, order, contact.name),
  };
}
