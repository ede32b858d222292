import type { RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';

const loginSchema = v.object({ data: v.object({ access_token: v.string() }) });

/** Requests the token of a customer of the demo shop. */
export async function requestToken({ storeUrl }: RunningBackend, email: string): Promise<string> {
  const response = await fetch(`${storeUrl}/api/oauth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Vyloha-2026' }),
  });
  return v.parse(loginSchema, await response.json()).data.access_token;
}
