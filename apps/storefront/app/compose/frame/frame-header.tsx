import { AccountLink, AdminPanel } from '@vyloha/account/ui';
import { delays } from '@vyloha/config';
import { SearchField } from '@vyloha/search/ui';
import { CheckoutHeader, PreviewPanel, SiteLayoutHeader } from '@vyloha/shell/ui';
import { Notifications } from '@vyloha/ui';
import { PersonalHole } from '../personal/personal-hole';
import { useIsCheckoutLayout } from '../root/root-data';
import type { RootData } from '../root/root-loader.server';
import { useShell } from './frame-context';
import { useLanguageLinks } from './use-language-links';

/** The header of a page, with the content of other libraries. */
export function FrameHeader({ data }: { data: RootData }) {
  const shell = { ...useShell(data.shell), languageLinks: useLanguageLinks() };
  const { isLoggedIn } = data.shopper;
  const slots = {
    search: <SearchField isCustomer={isLoggedIn} />,
    // A guest's is the same for all, and links back to this very page.
    account: isLoggedIn ? <PersonalHole name="account" /> : <AccountLink />,
    compareCount: <PersonalHole name="compareCount" />,
    cart: <PersonalHole name="cart" />,
  };
  return (
    <>
      <Notifications duration={delays.layoutNotification} />
      {data.isStaff && <AdminPanel />}
      {data.isPreview === true && <PreviewPanel />}
      {useIsCheckoutLayout() ? <CheckoutHeader data={shell} /> : <SiteLayoutHeader data={shell} slots={slots} />}
    </>
  );
}
