import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { customer } from '@vyloha/backend-accounts/tables';
import type { TestShop } from './create-test-shop';

const password = 'Nove-heslo-1';
const loginResponse = v.object({ data: v.object({ access_token: v.string() }) });

type Headers = Record<string, string>;

/** Registration steps of a customer in the shop of the running test. */
export function createRegistrationHelpers(shop: () => TestShop) {
  const post = (url: string, body: object, headers: Headers = {}) => shop().call('POST', url, { body, headers });
  return {
    register: (changes: Record<string, unknown> = {}, headers: Headers = {}) =>
      post(
        '/store/api/v1/register',
        {
          email: 'nova@example.com',
          password,
          password_confirmation: password,
          callbackUrl: 'http://localhost:3000/aktivovat',
          ...changes,
        },
        headers,
      ),
    confirm: async (
      token: string,
      { secret = password, headers = {} }: { secret?: string; headers?: Headers } = {},
    ) => {
      const answer = await post('/store/api/v1/register/confirm', { token, password: secret }, headers);
      const parsed = v.safeParse(loginResponse, answer.json);
      const authorization = parsed.success ? `Bearer ${parsed.output.data.access_token}` : '';
      return { answer, headers: { authorization } };
    },
    login: (email: string, secret: string) => post('/store/api/oauth/login', { email, password: secret }),
    user: (headers: Headers) => shop().call('GET', '/store/api/v1/user', { headers }),
    accountsOf: (email: string) => shop().db.select().from(customer).where(eq(customer.email, email)),
  };
}
