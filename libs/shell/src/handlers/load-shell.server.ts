import type { AppLoadContext } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { toAddressLines } from '@vyloha/contract';
import { getGlobals, listCurrencies } from '@vyloha/session/server';
import type { ShopContact } from '@vyloha/session';
import { getMenuOrEmpty } from '../api/get-menu.server';
import { getShellConfigurationOrEmpty } from '../api/get-shell-configuration.server';
import type { ShellMenus } from '../model/menu';
import type { ShellContact, ShellLayout, ShellPage } from '../model/shell-data';
import { loadNotices } from './load-notices.server';

const footerMenus = ['footer_main_1', 'footer_main_2', 'footer_main_3', 'footer_main_4'];

function toShellContact(contact: ShopContact): ShellContact {
  const { name, phone, email, openingHours, tin, vatin } = contact;
  return { phone, email, openingHours, tin, vatin, address: [name, ...toAddressLines(contact)] };
}

async function loadMenus({ cms, locale }: AppLoadContext): Promise<ShellMenus> {
  const [top, main, entry, ...footer] = await Promise.all([
    getMenuOrEmpty(cms, 'header_top_1', locale),
    getMenuOrEmpty(cms, 'mainMenu', locale),
    getMenuOrEmpty(cms, 'entry', locale),
    ...footerMenus.map((code) => getMenuOrEmpty(cms, code, locale)),
  ]);
  return { top, main, entry, footer };
}

/** Layout data shared by every page in the shopper's language. */
export async function loadShellLayout(context: AppLoadContext): Promise<ShellLayout> {
  const { cms, config, locale, store } = context;
  const [globals, currencies, menus, content] = await Promise.all([
    getGlobals(store),
    listCurrencies(store),
    loadMenus(context),
    getShellConfigurationOrEmpty(cms, locale),
  ]);
  const hasCurrencySwitcher = isFeatureOn(config.features, 'currencySwitcher');
  return {
    contact: toShellContact(globals.contact),
    menus,
    languages: globals.languages,
    currencies: hasCurrencySwitcher ? currencies.map(({ code, name }) => ({ code, name })) : [],
    footer: content.footer,
    sellingPoints: content.sellingPoints,
    hasFavourites: globals.functions['shopping_lists'] === true,
    year: new Date().getFullYear(),
  };
}

/** Layout data of the requested page. */
export async function loadShellPage(request: Request, context: AppLoadContext): Promise<ShellPage> {
  const { pathname, search } = new URL(request.url);
  const { cms, config, locale, session, store } = context;
  const [globals, content] = await Promise.all([getGlobals(store), getShellConfigurationOrEmpty(cms, locale)]);
  return {
    shopName: globals.shortTitle,
    locale,
    currentPath: `${pathname}${search}`,
    ...loadNotices(request, context, content),
    tagManagerId: config.services.tagManagerId,
    consentScriptUrl: config.services.consentScriptUrl,
    messages: session.fireFlashMessages(),
    opensRedirectModal: session.fireRedirectModal() !== null,
  };
}
