import type { LoaderFunctionArgs } from '@remix-run/node';
import { pino } from 'pino';
import { createHostedContext } from '../../app/compose/load-context.server';
import type { FakeBackend } from './fake-backend';
import { someServices } from './some-services';

interface RequestChanges {
  url?: string;
  cookieHeader?: string;
  env?: Record<string, string>;
}

/** What Remix hands to a loader, for a guest before the given backend. */
export async function someArgs(
  backend: FakeBackend,
  { url = 'http://shop.example/', cookieHeader = '', env = {} }: RequestChanges = {},
): Promise<LoaderFunctionArgs> {
  const { context } = await createHostedContext(someServices(backend, { env }), {
    cookieHeader,
    host: 'shop.example',
    requestId: 'request-1',
    forwardedFor: null,
    nonce: undefined,
    log: pino({ level: 'silent' }),
    onCall: () => {},
  });
  return { context, params: {}, request: new Request(url) };
}
