import { useLocation } from '@remix-run/react';
import { AccountLink } from '@vyloha/account/ui';
import { MiniCart } from '@vyloha/cart/ui';
import { SellingPoints } from '@vyloha/content-blocks/ui';
import { paths } from '@vyloha/links';
import { SearchField } from '@vyloha/search/ui';
import { QuietLayout, SiteLayout } from '@vyloha/shell/ui';
import type { ReactNode } from 'react';
import { useIsQuiet } from './root-data';
import type { RootData } from './root-loader.server';

/** The frame around a page, with what other rooms put into the header. */
export function PageFrame({ data, children }: { data: RootData; children: ReactNode }) {
  const { shell, cart, shopper } = data;
  const isQuiet = useIsQuiet();
  const { pathname } = useLocation();
  if (isQuiet) return <QuietLayout data={shell}>{children}</QuietLayout>;
  const slots = {
    search: <SearchField />,
    account: <AccountLink />,
    cart: <MiniCart cart={cart} />,
    // The home page has them where its editors put them.
    sellingPoints: pathname !== paths.home() && <SellingPoints points={shell.sellingPoints} />,
  };
  return (
    <SiteLayout data={shell} slots={slots} isLoggedIn={shopper.isLoggedIn} piecesInCart={cart.pieces}>
      {children}
    </SiteLayout>
  );
}
