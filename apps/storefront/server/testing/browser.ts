import type { RunningHost } from './a-host';

/** A fake browser: it stores cookies and sends them back. */
export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Names of the cookies without their prefix. */
  names(): string[];
  /** The `Cookie` header. */
  value(name: string): string | undefined;
  /** All `Set-Cookie` headers so far. */
  lines: readonly string[];
}

const prefix = 'vyloha_';

/** A browser with these cookies, given as a `Cookie` header. */
export function aBrowser(
  host: Pick<RunningHost, 'get' | 'post'>,
  start: Readonly<Record<string, string>> = {},
): Browser {
  const cookies = new Map(Object.entries(start));
  const lines: string[] = [];
  const header = () => [...cookies].map(([name, value]) => `${prefix}${name}=${value}`).join('; ');

  async function storeCookies(pendingResponse: Promise<Response>): Promise<Response> {
    const response = await pendingResponse;
    for (const line of response.headers.getSetCookie()) {
      lines.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) cookies.delete(name.slice(prefix.length));
      else cookies.set(name.slice(prefix.length), value);
    }
    return response;
  }

  return {
    get: (path, headers = {}) => storeCookies(host.get(path, { Cookie: header(), ...headers })),
    post: (path, fields = {}, headers = {}) => storeCookies(host.post(path, fields, { Cookie: header(), ...headers })),
    lines,
    names: () => [...cookies.keys()].sort(),
    value: (name) => cookies.get(name),
  };
}
