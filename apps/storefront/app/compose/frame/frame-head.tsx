import { AccountLink, AdminPanel } from '@vyloha/account/ui';
import { MiniCart } from '@vyloha/cart/ui';
import { delays } from '@vyloha/config';
import type { Suggest } from '@vyloha/search';
import { SearchField } from '@vyloha/search/ui';
import { QuietHead, SiteHead } from '@vyloha/shell/ui';
import { Notifications } from '@vyloha/ui';
import { useIsQuiet } from '../root-data';
import type { RootData } from '../root-loader.server';
import { useShell } from './frame-context';
import { useLanguageLinks } from './use-language-links';

/** Brings the client of the content system with it: only who searches loads it. */
const suggest: Suggest = async (asked) => (await import('../search/suggest')).suggest(asked);

/** The head of a page, with what other rooms put into it. */
export function FrameHead({ data }: { data: RootData }) {
  const shell = { ...useShell(data.shell), languageLinks: useLanguageLinks(data) };
  const slots = {
    search: <SearchField suggest={suggest} />,
    account: <AccountLink />,
    cart: <MiniCart cart={data.cart} />,
  };
  return (
    <>
      <Notifications duration={delays.layoutNotification} />
      {data.isStaff && <AdminPanel />}
      {useIsQuiet() ? <QuietHead data={shell} /> : <SiteHead data={shell} slots={slots} />}
    </>
  );
}
