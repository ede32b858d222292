import { SessionAtIdle } from '@vyloha/session/ui';
import { useMemo } from 'react';
import type { RootData } from './root-loader.server';

/** State that is identical in all tabs: the cart's id and its content. */
function cartFingerprint({ cart, shopper }: RootData): string {
  const lines = cart.lines.map(({ id, amount }) => `${id}×${amount}`);
  return [shopper.isLoggedIn ? 'customer' : 'guest', ...lines].join(' ');
}

/** Continues in the browser the shopper's session that the server started. */
export function BrowserSession({ data }: { data: RootData }) {
  const { config, session, shopper } = data;
  const tab = useMemo(() => ({ cart: cartFingerprint(data), currency: data.shopper.currency.code }), [data]);
  return (
    <SessionAtIdle
      progress={session}
      isLoggedIn={shopper.isLoggedIn}
      tab={tab}
      addressServiceUrl={config.addressServiceUrl}
    />
  );
}
