import { DeferredSession } from '@vyloha/session/ui';
import { useMemo } from 'react';
import { usePersonal } from '../personal/personal-data';
import type { PersonalData } from '../personal/personal-data';
import type { RootData } from './root-loader.server';

/** State that is identical in all tabs: the cart's owner and its content, with what takes something off its price. */
function cartFingerprint({ shopper }: RootData, { cart }: PersonalData): string {
  const lines = cart.lines.map(({ id, amount }) => `${id}×${amount}`);
  const owner = shopper.isLoggedIn ? 'customer' : 'guest';
  return [owner, ...lines, cart.couponCode ?? '', cart.total.withTaxMinor].join(' ');
}

/** Continues in the browser the shopper's session that the server started. */
export const BrowserSession = import.meta.env.SSR ? () => null : ResumedBrowserSession;

function ResumedBrowserSession({ data }: { data: RootData }) {
  const { shopper } = data;
  const personal = usePersonal();
  const tab = useMemo(
    () => ({ cart: cartFingerprint(data, personal), currency: data.shopper.currency.code }),
    [data, personal],
  );
  return (
    <DeferredSession
      progress={personal.session}
      isLoggedIn={shopper.isLoggedIn}
      segment={shopper}
      tab={tab}
      isMeasured={data.shell.tagManagerId !== null}
    />
  );
}
