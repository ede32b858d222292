import type { GopayConfig } from '@vyloha/config/server';
import { BackendUnavailable, CircuitBreakers, createTransport, type TransportRequest } from '@vyloha/http-client';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { GatewayFailure } from '../payment-gateway';
import { tokenResponse } from './gopay-responses';

/** Three in a row, as many as a payment may need, take less than the storefront waits for an order. */
const timeoutMs = 3_000;
const unauthorized = 401;
/** A token is renewed before it expires on its way. */
const tokenMarginMs = 60_000;

const form = 'application/x-www-form-urlencoded';

export interface GopayCall {
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON. */
  json?: object;
  /** Sent as a form. */
  form?: Readonly<Record<string, string>>;
}

/** `null` is 404. @throws GatewayFailure */
export type CallGopay = <T>(call: GopayCall, schema: v.GenericSchema<unknown, T>) => Promise<T | null>;

interface GopayCallsOptions extends Pick<GopayConfig, 'url' | 'clientId' | 'clientSecret'> {
  now: () => number;
  onChange: (path: string, isOpen: boolean) => void;
}

function parseAnswer<T>(name: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  throw new GatewayFailure(`${name}: unexpected answer`, null);
}

function bodyOf({ json, form: fields }: GopayCall): { contentType: string; body?: string } {
  if (json !== undefined) return { contentType: 'application/json', body: JSON.stringify(json) };
  return { contentType: form, ...(fields && { body: new URLSearchParams(fields).toString() }) };
}

/**
 * Calls of GoPay's REST API with an access token, which is kept until it expires. A gateway that keeps failing is not
 * called for a while.
 */
export function createGopayCalls({ url, clientId, clientSecret, now, onChange }: GopayCallsOptions): CallGopay {
  const breakers = new CircuitBreakers({ now, onChange });
  let token: { value: string; expiresAt: number } | null = null;

  async function send(path: string, request: Omit<TransportRequest, 'url'>) {
    const transport = createTransport({ service: 'gopay', requestId: randomUUID(), timeoutMs, breakers });
    try {
      return await transport({ ...request, url: new URL(`${url}${path}`) });
    } catch (error) {
      if (error instanceof BackendUnavailable)
        throw new GatewayFailure(`GoPay does not answer: ${error.reason}`, null, { cause: error });
      throw error;
    }
  }

  async function requireToken(): Promise<string> {
    if (token !== null && now() < token.expiresAt) return token.value;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { status, text } = await send('/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}`, 'content-type': form },
      body: 'grant_type=client_credentials&scope=payment-all',
    });
    if (status >= 400) throw new GatewayFailure(`GoPay refuses the credentials: ${status}`, status);
    const { access_token: value, expires_in: seconds } = parseAnswer('token', text, tokenResponse);
    token = { value, expiresAt: now() + seconds * 1000 - tokenMarginMs };
    return value;
  }

  async function sendAuthorized(call: GopayCall) {
    const { contentType, ...content } = bodyOf(call);
    const headers = { authorization: `Bearer ${await requireToken()}`, 'content-type': contentType };
    return send(call.path, { method: call.method, headers, ...content });
  }

  return async (call, schema) => {
    let answer = await sendAuthorized(call);
    if (answer.status === unauthorized) {
      // Revoked before it expired.
      token = null;
      answer = await sendAuthorized(call);
    }
    const { status, text } = answer;
    if (status === 404) return null;
    const name = `${call.method} ${call.path}`;
    if (status >= 400) throw new GatewayFailure(`GoPay refuses ${name}: ${status}`, status);
    return parseAnswer(name, text, schema);
  };
}
