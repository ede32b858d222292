import { SessionAtIdle } from '@vyloha/session/ui';
import { useMemo } from 'react';
import type { RootData } from './root-loader.server';

/** What all tabs show alike: whose cart it is, and what is in it. */
function cartOf({ cart, shopper }: RootData): string {
  const lines = cart.lines.map(({ id, amount }) => `${id}×${amount}`);
  return [shopper.isLoggedIn ? 'customer' : 'guest', ...lines].join(' ');
}

/** Carries on in the browser what the host began of the shopper's session. */
export function BrowserSession({ data }: { data: RootData }) {
  const { config, session, shopper } = data;
  const tab = useMemo(() => ({ cart: cartOf(data), currency: data.shopper.currency.code }), [data]);
  return (
    <SessionAtIdle
      progress={session}
      isLoggedIn={shopper.isLoggedIn}
      tab={tab}
      addressServiceUrl={config.addressServiceUrl}
    />
  );
}
