import type { AppLoadContext } from '@remix-run/node';
import { isFeatureOn } from '@vyloha/config';
import { toAddressLines } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { getGlobals, listCurrencies } from '@vyloha/session/server';
import type { ShopContact } from '@vyloha/session';
import { getMenuOrEmpty } from '../api/menu.server';
import { getShellConfigurationOrEmpty } from '../api/configuration.server';
import { withoutLinksTo, type Menu, type ShellMenus } from '../model/menu';
import type { MenuExtent } from '../model/menu-response';
import type { ShellContact, ShellLayout, ShellPage } from '../model/shell-data';
import { loadNotices } from './load-notices.server';

const footerMenus = ['footer_main_1', 'footer_main_2', 'footer_main_3', 'footer_main_4'];

function toShellContact(contact: ShopContact): ShellContact {
  const { name, phone, email, openingHours, tin, vatin, vatinSvk } = contact;
  return { phone, email, openingHours, tin, vatin, vatinSvk, address: [name, ...toAddressLines(contact)] };
}

/** A menu of the editors, empty when it is unavailable; without links to the login where the shop has none. */
export async function loadMenuOrEmpty(context: AppLoadContext, code: string, extent?: MenuExtent): Promise<Menu> {
  const menu = await getMenuOrEmpty(context.cms, code, context.locale, extent);
  return isFeatureOn(context.config.features, 'login') ? menu : withoutLinksTo(paths.login(), menu);
}

async function loadMenus(context: AppLoadContext): Promise<ShellMenus> {
  const [top, main, entry, ...footer] = await Promise.all([
    loadMenuOrEmpty(context, 'header_top_1'),
    loadMenuOrEmpty(context, 'mainMenu'),
    loadMenuOrEmpty(context, 'entry'),
    ...footerMenus.map((code) => loadMenuOrEmpty(context, code)),
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
