import * as v from 'valibot';
import type { TestShop } from './create-test-shop';
import { testPassword } from './fixture-customers';

const tokenResponse = v.object({ data: v.object({ access_token: v.string() }) });

/** The headers that identify a customer after logging in. */
export async function logInAs(
  shop: Pick<TestShop, 'call'>,
  email: string,
  password = testPassword,
): Promise<{ authorization: string }> {
  const body = { email, password, user_agent: 'Firefox/140.0' };
  const { json } = await shop.call('POST', '/store/api/oauth/login', { body });
  return { authorization: `Bearer ${v.parse(tokenResponse, json).data.access_token}` };
}
