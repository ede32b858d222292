import type { AppLoadContext } from '@remix-run/node';
import { isOn } from '@vyloha/config';
import { getGlobals, listCurrencies } from '@vyloha/session/server';
import type { ShopContact } from '@vyloha/session';
import { paths } from '@vyloha/links';
import { getMenuOrEmpty } from '../api/get-menu.server';
import { getShellConfigurationOrBlank } from '../api/get-shell-configuration.server';
import { emptyMenu, type ShellMenus } from '../model/menu';
import type { ShellContact, ShellData } from '../model/shell-data';
import { loadNotices } from './load-notices.server';

const footerMenus = ['footer_main_1', 'footer_main_2', 'footer_main_3', 'footer_main_4'];

function toShellContact({ name, street, city, postcode, ...contact }: ShopContact): ShellContact {
  const { phone, email, openingHours, tin, vatin } = contact;
  return { phone, email, openingHours, tin, vatin, address: [name, street, `${postcode} ${city}`] };
}

/** Ways on from the home page stand there only. */
async function loadMenus(pathname: string, { cms, locale }: AppLoadContext): Promise<ShellMenus> {
  const [top, main, entry, ...footer] = await Promise.all([
    getMenuOrEmpty(cms, 'header_top_1', locale),
    getMenuOrEmpty(cms, 'mainMenu', locale),
    pathname === paths.home() ? getMenuOrEmpty(cms, 'entry', locale) : emptyMenu('entry'),
    ...footerMenus.map((code) => getMenuOrEmpty(cms, code, locale)),
  ]);
  return { top, main, entry, footer };
}

/** What the frame of the page at this request shows. */
export async function loadShell(request: Request, context: AppLoadContext): Promise<ShellData> {
  const { pathname, search } = new URL(request.url);
  const { cms, config, locale, store } = context;
  const [globals, currencies, menus, content] = await Promise.all([
    getGlobals(store),
    listCurrencies(store),
    loadMenus(pathname, context),
    getShellConfigurationOrBlank(cms, locale),
  ]);
  const chooses = isOn(config.features, 'currencySwitcher');
  return {
    shopName: globals.shortTitle,
    contact: toShellContact(globals.contact),
    menus,
    locale,
    languages: globals.languages,
    currencies: chooses ? currencies.map(({ code, name }) => ({ code, name })) : [],
    here: `${pathname}${search}`,
    ...loadNotices(request, context, content),
    footer: content.footer,
    sellingPoints: content.sellingPoints,
    hasFavourites: globals.functions['shopping_lists'] === true,
    tagManagerId: config.services.tagManagerId,
    consentScriptUrl: config.services.consentScriptUrl,
    messages: context.session.fireFlashMessages(),
    opensRedirectModal: context.session.fireRedirectModal() !== null,
    year: new Date().getFullYear(),
  };
}
