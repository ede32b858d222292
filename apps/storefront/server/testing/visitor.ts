import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { pino } from 'pino';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { HostServices } from '../../app/compose/load-context.server';
import { rootLoader } from '../../app/compose/root/root-loader.server';

type Handler = (args: LoaderFunctionArgs) => Promise<unknown>;

interface Visit {
  path: string;
  params?: Record<string, string>;
  /** The page's own loader, beside the root's. */
  loader?: Handler;
}

interface Posting {
  path: string;
  action: (args: ActionFunctionArgs) => Promise<unknown>;
  fields: Record<string, string>;
}

/** A visitor of the shop, whose browser stores cookies. */
export interface Visitor {
  cookies: Map<string, string>;
  /** What root and page loader returned, or threw. */
  open(visit: Visit): Promise<PromiseSettledResult<unknown>[]>;
  post(posting: Posting): Promise<unknown>;
}

/** A visitor of the shop with the given services, for whom loaders and actions run as the host runs them. */
export function aVisitor(services: HostServices, cookies = new Map<string, string>()): Visitor {
  async function inContext<T>(request: Request, run: (args: Omit<LoaderFunctionArgs, 'params'>) => Promise<T>) {
    const { context, cookies: jar } = await createHostedContext(services, {
      cookieHeader: [...cookies].map((pair) => pair.join('=')).join('; '),
      host: 'shop.example',
      requestId: 'request-1',
      forwardedFor: '198.51.100.7',
      nonce: undefined,
      log: pino({ level: 'silent' }),
      onCall: () => {},
    });
    const result = await run({ request, context });
    for (const header of jar.setCookieHeaders()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/Max-Age=0/i.test(header)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return result;
  }

  return {
    cookies,
    open: ({ path, params = {}, loader }) =>
      inContext(new Request(`http://shop.example${path}`), (args) =>
        Promise.allSettled([rootLoader({ ...args, params }), loader?.({ ...args, params })]),
      ),
    post: ({ path, action, fields }) =>
      inContext(
        new Request(`http://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
        (args) => action({ ...args, params: {} }),
      ),
  };
}
