import type { RunningHost } from './a-host';

/** Somebody's browser: it keeps what it is given and sends it back. */
export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
  /** Names of the cookies without their prefix. */
  names(): string[];
  /** As it travels. */
  value(name: string): string | undefined;
  /** All that `Set-Cookie` said so far. */
  lines: readonly string[];
}

const prefix = 'vyloha_';

/** A browser with these cookies, as they travel. */
export function aBrowser(
  host: Pick<RunningHost, 'get' | 'post'>,
  start: Readonly<Record<string, string>> = {},
): Browser {
  const cookies = new Map(Object.entries(start));
  const lines: string[] = [];
  const header = () => [...cookies].map(([name, value]) => `${prefix}${name}=${value}`).join('; ');

  async function keep(answering: Promise<Response>): Promise<Response> {
    const response = await answering;
    for (const line of response.headers.getSetCookie()) {
      lines.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) cookies.delete(name.slice(prefix.length));
      else cookies.set(name.slice(prefix.length), value);
    }
    return response;
  }

  return {
    get: (path, headers = {}) => keep(host.get(path, { Cookie: header(), ...headers })),
    post: (path, fields = {}, headers = {}) => keep(host.post(path, fields, { Cookie: header(), ...headers })),
    lines,
    names: () => [...cookies.keys()].sort(),
    value: (name) => cookies.get(name),
  };
}
