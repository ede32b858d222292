import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayFailure } from '../payment-gateway';
import { createGopayGateway } from './gopay-gateway';

interface ReceivedCall {
  call: string;
  authorization: string | undefined;
  contentType: string | undefined;
  body: string;
}

let server: Server;
let origin = '';
let received: ReceivedCall[] = [];
/** Answers by call, in their order; the last one is repeated. */
let answers: Record<string, { status: number; body: object }[]> = {};

const callOf = ({ method, url }: IncomingMessage) => `${method} ${url}`;

beforeEach(async () => {
  received = [];
  let issued = 0;
  const issueToken = () => ({ status: 200, body: { access_token: `token-${(issued += 1)}`, expires_in: 1800 } });
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization, 'content-type': contentType } = request.headers;
      const call = callOf(request);
      received.push({ call, authorization, contentType, body });
      const queue = answers[call] ?? [];
      const answer = call === 'POST /api/oauth2/token' ? issueToken() : queue.length > 1 ? queue.shift() : queue[0];
      response.writeHead(answer?.status ?? 500).end(JSON.stringify(answer?.body ?? {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => void server.close());

const gatewayAt = (now = () => 0) =>
  createGopayGateway({ url: `${origin}/api`, goid: '8', clientId: 'id', clientSecret: 'secret' }, { now });

const wirePayment = { id: 3_000_000_001, order_number: '2026000001', state: 'PAID', amount: 69_800, currency: 'CZK' };
const payment = {
  orderCode: '2026000001',
  amountMinor: 69_800,
  currency: 'CZK',
  locale: 'cs',
  payer: { name: 'Jana Nováková', email: 'jana@example.com', phone: '+420 777 123 456' },
  returnUrl: 'https://shop.example/checkout/payment/callback',
  notificationUrl: 'https://shop.example/checkout/payment/notify',
} as const;

describe('the GoPay gateway', () => {
  it('starts a payment with a token that it keeps', async () => {
    const created = { ...wirePayment, state: 'CREATED', gw_url: `${origin}/gw/v3/1` };
    answers = { 'POST /api/payments/payment': [{ status: 200, body: created }] };
    const gateway = gatewayAt();
    expect(await gateway.createPayment(payment)).toMatchObject({
      id: '3000000001',
      state: 'created',
      url: created.gw_url,
    });
    await gateway.createPayment(payment);
    expect(received.map(({ call, authorization }) => [call, authorization])).toEqual([
      ['POST /api/oauth2/token', `Basic ${Buffer.from('id:secret').toString('base64')}`],
      ['POST /api/payments/payment', 'Bearer token-1'],
      ['POST /api/payments/payment', 'Bearer token-1'],
    ]);
    expect(received[0]).toMatchObject({
      contentType: 'application/x-www-form-urlencoded',
      body: 'grant_type=client_credentials&scope=payment-all',
    });
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
      target: { type: 'ACCOUNT', goid: '8' },
      amount: 69_800,
      currency: 'CZK',
      order_number: '2026000001',
      lang: 'CS',
      callback: { return_url: payment.returnUrl, notification_url: payment.notificationUrl },
    });
  });

  it('renews a token before it expires, and one that was revoked', async () => {
    let now = 0;
    const path = 'GET /api/payments/payment/1';
    answers = {
      [path]: [
        { status: 401, body: {} },
        { status: 200, body: wirePayment },
      ],
    };
    const gateway = gatewayAt(() => now);
    expect(await gateway.findPayment('1')).toMatchObject({ state: 'paid', amountMinor: 69_800 });
    now = 1_750_000;
    await gateway.findPayment('1');
    expect(received.filter(({ call }) => call === path).map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
      'Bearer token-3',
    ]);
  });

  it('refunds by a form', async () => {
    const path = 'POST /api/payments/payment/1/refund';
    answers = { [path]: [{ status: 200, body: { id: 1, result: 'FINISHED' } }] };
    await gatewayAt().refundPayment('1', 69_800);
    expect(received[1]).toMatchObject({
      call: path,
      contentType: 'application/x-www-form-urlencoded',
      body: 'amount=69800',
    });
  });

  it.each([
    ['an error', { status: 409, body: { errors: [] } }],
    ['an outage', { status: 503, body: {} }],
    ['a state that GoPay does not have', { status: 200, body: { ...wirePayment, state: 'HALF_PAID' } }],
  ])('fails on %s', async (_, answer) => {
    answers = { 'GET /api/payments/payment/1': [answer] };
    await expect(gatewayAt().findPayment('1')).rejects.toBeInstanceOf(GatewayFailure);
  });

  it('sends shoppers to no other site', async () => {
    const created = { ...wirePayment, state: 'CREATED', gw_url: 'https://evil.example/gw/v3/1' };
    answers = { 'POST /api/payments/payment': [{ status: 200, body: created }] };
    await expect(gatewayAt().createPayment(payment)).rejects.toBeInstanceOf(GatewayFailure);
  });

  it('knows no payment that GoPay does not know, and no refund that failed', async () => {
    answers = {
      'GET /api/payments/payment/2': [{ status: 404, body: {} }],
      'POST /api/payments/payment/2/refund': [{ status: 200, body: { id: 2, result: 'FAILED' } }],
    };
    expect(await gatewayAt().findPayment('2')).toBeNull();
    await expect(gatewayAt().refundPayment('2', 1)).rejects.toBeInstanceOf(GatewayFailure);
  });
});
