// @ts-check
// A stand-in payment gateway that speaks GoPay's REST API, with a page where a tester chooses how a payment ends.
//   node tools/run/src/gopay-stand-in.mjs 4014      then GOPAY_URL=http://localhost:4014/api and the three below
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { gatewayPage, returnUrl } from './gopay-stand-in/gateway-page.mjs';
import { createPaymentStore, isOpen, outcomes } from './gopay-stand-in/payment-store.mjs';
import { createTokenStore, gopayMerchant } from './gopay-stand-in/token-store.mjs';

/**
 * @typedef {import('./gopay-stand-in/payment-store.mjs').Payment} Payment
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

const notificationPausesMs = [0, 1_000, 3_000];

/** @param {Response} response @param {number} status @param {object} body */
function sendJson(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** GoPay's shape of errors. @param {Response} response @param {number} status @param {string} message */
function sendError(response, status, message) {
  sendJson(response, status, { date_issued: Date.now(), errors: [{ scope: 'G', error_code: status, message }] });
}

/** @param {unknown} body */
function parseNewPayment(body) {
  const { amount, currency, order_number, order_description, lang, target, callback } = Object(body);
  const isValid =
    Number.isInteger(amount) &&
    amount > 0 &&
    /^[A-Z]{3}$/.test(currency) &&
    typeof order_number === 'string' &&
    String(target?.goid) === gopayMerchant.goid &&
    URL.canParse(callback?.return_url) &&
    URL.canParse(callback?.notification_url);
  return isValid
    ? {
        amount,
        currency,
        order_number,
        description: String(order_description ?? ''),
        lang: String(lang),
        target,
        callback,
      }
    : null;
}

/** @param {Payment} payment @param {Request} request */
const toWire = ({ refunded: _refunded, callback: _callback, description: _description, ...payment }, request) => ({
  ...payment,
  gw_url: `http://${request.headers.host}/gw/v3/${payment.id}`,
});

/** Tells the shop that the payment changed, again when it does not answer. @param {Payment} payment */
async function notify({ id, callback }) {
  const url = new URL(callback.notification_url);
  url.searchParams.set('id', String(id));
  for (const pauseMs of notificationPausesMs) {
    await pause(pauseMs);
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
  }
}

/**
 * @param {string} [file] where payments are stored across restarts
 */
export function createGopayStandIn(file) {
  const payments = createPaymentStore(file);
  const tokens = createTokenStore();

  /** @param {Request} request @param {Response} response */
  async function issueToken(request, response) {
    const form = new URLSearchParams(await text(request));
    if (!tokens.isMerchant(request.headers.authorization)) return sendError(response, 401, 'wrong credentials');
    if (form.get('grant_type') !== 'client_credentials') return sendError(response, 400, 'unknown grant_type');
    sendJson(response, 200, tokens.issue());
  }

  /** @param {Request} request @param {Response} response */
  async function createPayment(request, response) {
    const fields = parseNewPayment(JSON.parse(await text(request)));
    if (fields === null) return sendError(response, 409, 'invalid payment');
    sendJson(response, 200, toWire(payments.create(fields), request));
  }

  /** @param {Request} request @param {Response} response @param {Payment} payment */
  async function refund(request, response, payment) {
    const amount = Number(new URLSearchParams(await text(request)).get('amount'));
    if (!payments.refund(payment, amount)) return sendError(response, 409, 'refund not possible');
    sendJson(response, 200, { id: payment.id, result: 'FINISHED' });
    void notify(payment);
  }

  /** @param {Request} request @param {Response} response @param {Payment} payment */
  async function decide(request, response, payment) {
    const form = new URLSearchParams(await text(request));
    const state = Object.entries(outcomes).find(([outcome]) => outcome === form.get('outcome'))?.[1];
    if (state === undefined) return sendError(response, 400, 'unknown outcome');
    if (isOpen(payment)) {
      payments.decide(payment, state);
      // `notify=off` is a notification that gets lost.
      if (form.get('notify') !== 'off') void notify(payment);
    }
    response.writeHead(303, { Location: returnUrl(payment) }).end();
  }

  /** @param {Request} request @param {Response} response @param {string} path */
  async function answerApi(request, response, path) {
    if (request.method === 'POST' && path === '/oauth2/token') return issueToken(request, response);
    if (!tokens.isValid(request.headers.authorization)) return sendError(response, 401, 'unauthorized');
    if (request.method === 'POST' && path === '/payments/payment') return createPayment(request, response);
    const [, id = '', action] = /^\/payments\/payment\/(\d+)(\/refund)?$/.exec(path) ?? [];
    const payment = payments.find(id);
    if (payment === undefined) return sendError(response, 404, 'payment not found');
    if (request.method === 'POST' && action !== undefined) return refund(request, response, payment);
    sendJson(response, 200, toWire(payment, request));
  }

  /** @param {Request} request @param {Response} response @param {string} id */
  async function answerPayer(request, response, id) {
    const payment = payments.find(id);
    if (payment === undefined) return sendError(response, 404, 'payment not found');
    if (request.method === 'POST') return decide(request, response, payment);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(gatewayPage(payment));
  }

  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in.invalid');
    try {
      if (pathname === '/readyz') response.writeHead(200).end();
      else if (pathname.startsWith('/api/')) await answerApi(request, response, pathname.slice('/api'.length));
      else await answerPayer(request, response, /^\/gw\/v3\/(\d+)$/.exec(pathname)?.[1] ?? '');
    } catch {
      sendError(response, 400, 'invalid request');
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [port = '4014', file] = process.argv.slice(2);
  const server = createGopayStandIn(file);
  // Under `npm start` it ends with the process that started it.
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => process.exit());
  server.listen(Number(port), 'localhost', () => {
    const address = server.address();
    const listening = typeof address === 'object' && address !== null ? address.port : port;
    const { goid, clientId, clientSecret } = gopayMerchant;
    const url = `http://localhost:${listening}/api`;
    if (process.send !== undefined) process.send({ url, ...gopayMerchant });
    else
      console.log(
        `GOPAY_URL=${url}\nGOPAY_GOID=${goid}\nGOPAY_CLIENT_ID=${clientId}\nGOPAY_CLIENT_SECRET=${clientSecret}`,
      );
  });
}
