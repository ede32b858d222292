import type { RunningBackend } from '@vyloha/test-backend';
import * as v from 'valibot';

const loginSchema = v.object({ data: v.object({ access_token: v.string() }) });

/** What a customer of the demo shop is known by once logged in. */
export async function tokenOf({ storeUrl }: RunningBackend, email: string): Promise<string> {
  const answer = await fetch(`${storeUrl}/api/oauth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Vyloha-2026' }),
  });
  return v.parse(loginSchema, await answer.json()).data.access_token;
}
