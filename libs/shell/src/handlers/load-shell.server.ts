import type { AppLoadContext } from '@remix-run/node';
import { isOn } from '@vyloha/config';
import { getGlobals, listCurrencies } from '@vyloha/session/server';
import type { ShopContact } from '@vyloha/session';
import { getMenuOrEmpty } from '../api/get-menu.server';
import { parseClosed } from '../model/closed-notices';
import type { ShellMenus } from '../model/menu';
import type { ShellContact, ShellData } from '../model/shell-data';

const footerMenus = ['footer_main_1', 'footer_main_2', 'footer_main_3', 'footer_main_4'];

function toShellContact({ name, street, city, postcode, ...contact }: ShopContact): ShellContact {
  const { phone, email, openingHours, tin, vatin } = contact;
  return { phone, email, openingHours, tin, vatin, address: [name, street, `${postcode} ${city}`] };
}

async function loadMenus({ cms, locale }: AppLoadContext): Promise<ShellMenus> {
  const [top, main, ...footer] = await Promise.all([
    getMenuOrEmpty(cms, 'header_top_1', locale),
    getMenuOrEmpty(cms, 'mainMenu', locale),
    ...footerMenus.map((code) => getMenuOrEmpty(cms, code, locale)),
  ]);
  return { top, main, footer };
}

/** What the frame of the page at this request shows. */
export async function loadShell(request: Request, context: AppLoadContext): Promise<ShellData> {
  const [globals, currencies, menus] = await Promise.all([
    getGlobals(context.store),
    listCurrencies(context.store),
    loadMenus(context),
  ]);
  const { pathname, search } = new URL(request.url);
  const chooses = isOn(context.config.features, 'currencySwitcher');
  return {
    shopName: globals.shortTitle,
    contact: toShellContact(globals.contact),
    menus,
    locale: context.locale,
    languages: globals.languages,
    currency: context.currency.code,
    currencies: chooses ? currencies.map(({ code, name }) => ({ code, name })) : [],
    here: `${pathname}${search}`,
    isConsentClosed: parseClosed(context.cookies.get('closed')).includes('consent'),
    messages: context.session.fireFlashMessages(),
    year: new Date().getFullYear(),
  };
}
