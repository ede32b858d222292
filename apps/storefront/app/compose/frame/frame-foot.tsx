import { useLocation } from '@remix-run/react';
import { SellingPoints } from '@vyloha/content-blocks/ui';
import { paths } from '@vyloha/links';
import { QuietFoot, SiteFoot } from '@vyloha/shell/ui';
import { useIsQuiet } from '../root-data';
import type { RootData } from '../root-loader.server';
import { useShell } from './frame-context';

/** The foot of a page, with what other rooms put into it. */
export function FrameFoot({ data: { cart, shell: page, shopper } }: { data: RootData }) {
  const shell = useShell(page);
  const { pathname } = useLocation();
  if (useIsQuiet()) return <QuietFoot data={shell} />;
  // The home page has them where its editors put them.
  const sellingPoints = pathname !== paths.home() && <SellingPoints points={shell.sellingPoints} />;
  return (
    <SiteFoot data={shell} sellingPoints={sellingPoints} isLoggedIn={shopper.isLoggedIn} piecesInCart={cart.pieces} />
  );
}
