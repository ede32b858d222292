import type { LoaderFunctionArgs } from '@remix-run/node';
import { readConfig } from '@vyloha/config/server';
import { createSealer } from '../../app/compose/cookies/sealer.server';
import { createHostedContext } from '../../app/compose/load-context.server';
import { createSharedReads } from '../shared-reads/shared-reads';
import type { FakeBackend } from './fake-backend';

interface RequestChanges {
  url?: string;
  cookieHeader?: string;
}

/** What Remix hands to a loader, for a guest before the given backend. */
export async function someArgs(
  backend: FakeBackend,
  { url = 'http://shop.example/', cookieHeader = '' }: RequestChanges = {},
): Promise<LoaderFunctionArgs> {
  const config = readConfig({ STORE_API_URL: `${backend.url}/store`, CMS_API_URL: `${backend.url}/cms` });
  const services = {
    config,
    sealer: createSealer(config.sessionSecrets),
    sharedReads: createSharedReads({ onStale: () => {} }),
  };
  const { context } = await createHostedContext(services, {
    cookieHeader,
    host: 'shop.example',
    requestId: 'request-1',
    forwardedFor: null,
    nonce: undefined,
    onCall: () => {},
  });
  return { context, params: {}, request: new Request(url) };
}
