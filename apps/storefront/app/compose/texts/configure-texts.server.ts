import accountCs from '@vyloha/account/i18n/cs.json';
import accountSk from '@vyloha/account/i18n/sk.json';
import blogCs from '@vyloha/blog/i18n/cs.json';
import blogSk from '@vyloha/blog/i18n/sk.json';
import branchesCs from '@vyloha/branches/i18n/cs.json';
import branchesSk from '@vyloha/branches/i18n/sk.json';
import cartCs from '@vyloha/cart/i18n/cs.json';
import cartSk from '@vyloha/cart/i18n/sk.json';
import catalogCs from '@vyloha/catalog/i18n/cs.json';
import catalogSk from '@vyloha/catalog/i18n/sk.json';
import checkoutCs from '@vyloha/checkout/i18n/cs.json';
import checkoutSk from '@vyloha/checkout/i18n/sk.json';
import contentBlocksCs from '@vyloha/content-blocks/i18n/cs.json';
import contentBlocksSk from '@vyloha/content-blocks/i18n/sk.json';
import formsCs from '@vyloha/forms/i18n/cs.json';
import formsSk from '@vyloha/forms/i18n/sk.json';
import searchCs from '@vyloha/search/i18n/cs.json';
import searchSk from '@vyloha/search/i18n/sk.json';
import sessionCs from '@vyloha/session/i18n/cs.json';
import sessionSk from '@vyloha/session/i18n/sk.json';
import shellCs from '@vyloha/shell/i18n/cs.json';
import shellSk from '@vyloha/shell/i18n/sk.json';
import uiCs from '@vyloha/ui/i18n/cs.json';
import uiSk from '@vyloha/ui/i18n/sk.json';
import { configureI18n, messagesWithNonBreakingSpaces } from '@vyloha/i18n/server';

/** Registers all texts of the shop, once at start; a namespace is named after its library. */
export function configureTexts(): void {
  configureI18n({
    cs: {
      // Validation errors are shown verbatim.
      forms: formsCs,
      ...messagesWithNonBreakingSpaces({
        account: accountCs,
        blog: blogCs,
        branches: branchesCs,
        cart: cartCs,
        catalog: catalogCs,
        checkout: checkoutCs,
        'content-blocks': contentBlocksCs,
        search: searchCs,
        session: sessionCs,
        shell: shellCs,
        ui: uiCs,
      }),
    },
    sk: {
      forms: formsSk,
      ...messagesWithNonBreakingSpaces({
        account: accountSk,
        blog: blogSk,
        branches: branchesSk,
        cart: cartSk,
        catalog: catalogSk,
        checkout: checkoutSk,
        'content-blocks': contentBlocksSk,
        search: searchSk,
        session: sessionSk,
        shell: shellSk,
        ui: uiSk,
      }),
    },
  });
}
