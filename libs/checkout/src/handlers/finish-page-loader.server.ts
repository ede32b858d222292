import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { hasOwnBillingAddress } from '@vyloha/account';
import { paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { getGlobals, listCurrencies } from '@vyloha/session/server';
import { create } from 'qrcode';
import { getOrder } from '../api/get-order.server';
import type { Order } from '../model/order/order';
import { bankTransferOf } from '../model/payment/order-payment';
import type { QrDrawing } from '../model/payment/qr-drawing';
import { toSpayd } from '../model/payment/spayd';
import { readCheckout } from './checkout-cookie.server';
import { settlePendingOrder } from './pending-order.server';

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

function createPaymentQr({ t }: AppLoadContext, { payment, code }: Order) {
  const transfer = bankTransferOf(payment);
  return transfer && toQrDrawing(toSpayd(transfer, t('checkout:finish.message', { code })));
}

/** The order just placed, also after reloads and lost answers; redirects to the cart without one. */
export async function finishPageLoader({ context }: LoaderFunctionArgs) {
  if ((await settlePendingOrder(context)) === 'unknown')
    return { kind: 'uncertain', meta: { title: context.t('checkout:uncertain.title') } } as const;
  const { orderToken } = readCheckout(context).context;
  const order = orderToken === null ? null : await getOrder(context.store, orderToken);
  if (order === null) throw seeOther(paths.cart());
  const { contact } = await getGlobals(context.store);
  return {
    kind: 'placed',
    order,
    isBillingAddressVisible: hasOwnBillingAddress(order, contact),
    currency: await getOrderCurrency(context, order),
    paymentQr: createPaymentQr(context, order),
    meta: { title: context.t('checkout:finish.title') },
  } as const;
}
