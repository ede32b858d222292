import { AccountLink, AdminPanel } from '@vyloha/account/ui';
import { MiniCart } from '@vyloha/cart/ui';
import { delays } from '@vyloha/config';
import { SearchField } from '@vyloha/search/ui';
import { QuietHead, SiteHead } from '@vyloha/shell/ui';
import { Notifications } from '@vyloha/ui';
import { useIsQuiet } from '../root-data';
import type { RootData } from '../root-loader.server';
import { useShell } from './frame-context';
import { useLanguageLinks } from './use-language-links';

/** The head of a page, with what other rooms put into it. */
export function FrameHead({ data }: { data: RootData }) {
  const shell = { ...useShell(data.shell), languageLinks: useLanguageLinks(data) };
  const slots = { search: <SearchField />, account: <AccountLink />, cart: <MiniCart cart={data.cart} /> };
  return (
    <>
      <Notifications duration={delays.layoutNotification} />
      {data.isStaff && <AdminPanel />}
      {useIsQuiet() ? <QuietHead data={shell} /> : <SiteHead data={shell} slots={slots} />}
    </>
  );
}
