import { useLocation } from '@remix-run/react';
import { SellingPoints } from '@vyloha/content-blocks/ui';
import { paths } from '@vyloha/links';
import { CheckoutFooter, SiteLayoutFooter } from '@vyloha/shell/ui';
import { useIsCheckoutLayout } from '../root/root-data';
import { PersonalHole } from '../personal/personal-hole';
import type { RootData } from '../root/root-loader.server';
import { useShell } from './frame-context';

/** The footer of a page, with the content of other libraries. */
export function FrameFooter({ data: { shell: page, shopper } }: { data: RootData }) {
  const shell = useShell(page);
  const { pathname } = useLocation();
  if (useIsCheckoutLayout()) return <CheckoutFooter data={shell} />;
  // On the home page its editors place them.
  const sellingPoints = pathname !== paths.home() && <SellingPoints points={shell.sellingPoints} />;
  return (
    <SiteLayoutFooter
      data={shell}
      sellingPoints={sellingPoints}
      isLoggedIn={shopper.isLoggedIn || shopper.isIdentityUnknown}
      cartCount={<PersonalHole name="cartCount" />}
    />
  );
}
