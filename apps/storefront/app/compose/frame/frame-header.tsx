import { AccountLink, AdminPanel } from '@vyloha/account/ui';
import { MiniCart } from '@vyloha/cart/ui';
import { delays } from '@vyloha/config';
import { SearchField } from '@vyloha/search/ui';
import { CheckoutHeader, SiteLayoutHeader } from '@vyloha/shell/ui';
import { Notifications } from '@vyloha/ui';
import { useIsCheckoutLayout } from '../root/root-data';
import type { RootData } from '../root/root-loader.server';
import { useShell } from './frame-context';
import { useLanguageLinks } from './use-language-links';

/** The header of a page, with the content of other libraries. */
export function FrameHeader({ data }: { data: RootData }) {
  const shell = { ...useShell(data.shell), languageLinks: useLanguageLinks(data) };
  const slots = {
    search: <SearchField />,
    account: <AccountLink />,
    cart: <MiniCart cart={data.cart} />,
  };
  return (
    <>
      <Notifications duration={delays.layoutNotification} />
      {data.isStaff && <AdminPanel />}
      {useIsCheckoutLayout() ? <CheckoutHeader data={shell} /> : <SiteLayoutHeader data={shell} slots={slots} />}
    </>
  );
}
