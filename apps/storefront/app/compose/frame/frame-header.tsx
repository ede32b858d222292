import { useMatches } from '@remix-run/react';
import { AccountLink, AdminPanel } from '@vyloha/account/ui';
import { delays } from '@vyloha/config';
import { SearchField } from '@vyloha/search/ui';
import { CheckoutHeader, SiteLayoutHeader } from '@vyloha/shell/ui';
import { Notifications } from '@vyloha/ui';
import { languageLinksOf } from '../page-meta';
import { PersonalHole } from '../personal/personal-hole';
import { useIsCheckoutLayout } from '../root/root-data';
import type { RootData } from '../root/root-loader.server';
import { useShell } from './frame-context';

/** The page's URLs in other languages, when they have domains of their own. */
function useLanguageLinks({ config }: RootData): Readonly<Record<string, string>> {
  const page = useMatches().at(-1);
  if (page === undefined) return {};
  return languageLinksOf({ data: page.data, routeId: page.id, params: page.params }, config);
}

/** The header of a page, with the content of other libraries. */
export function FrameHeader({ data }: { data: RootData }) {
  const shell = { ...useShell(data.shell), languageLinks: useLanguageLinks(data) };
  const slots = {
    search: <SearchField />,
    // A guest's is the same for all, and links back to this very page.
    account: data.shopper.isLoggedIn ? <PersonalHole name="account" /> : <AccountLink />,
    cart: <PersonalHole name="cart" />,
  };
  return (
    <>
      <Notifications duration={delays.layoutNotification} />
      {data.isStaff && <AdminPanel />}
      {useIsCheckoutLayout() ? <CheckoutHeader data={shell} /> : <SiteLayoutHeader data={shell} slots={slots} />}
    </>
  );
}
