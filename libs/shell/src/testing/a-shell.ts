import type { Menu } from '../model/menu';
import { emptyConfiguration } from '../model/shell-configuration';
import type { ShellData } from '../model/shell-data';

function aMenu(code: string, title: string, names: readonly string[]): Menu {
  return {
    code,
    title,
    items: names.map((name) => ({ title: name, href: `/${name}` })),
  };
}

/** Layout data of a small shop, with overrides. */
export function aShell(overrides: Partial<ShellData> = {}): ShellData {
  return {
    shopName: 'Zelená výloha',
    contact: {
      phone: '+420 123 456 789',
      email: 'obchod@example.com',
      openingHours: 'Po–Pá 8–18 h',
      address: ['Zelená výloha s.r.o.', 'Dlouhá 12', '110 00 Praha'],
      tin: '27074358',
      vatin: 'CZ27074358',
      vatinSvk: null,
    },
    menus: {
      top: aMenu('header_top_1', '', ['prodejny']),
      main: aMenu('mainMenu', '', ['zahrada', 'dilna']),
      entry: aMenu('entry', 'Kam dál', []),
      footer: [aMenu('footer_main_1', 'Nákup', ['doprava'])],
    },
    locale: 'cs',
    languages: [
      { code: 'cs', name: 'Čeština' },
      { code: 'sk', name: 'Slovenčina' },
    ],
    currencies: [],
    currentPath: '/zahrada?p=2',
    notices: ['consent-1a2b3c4d'],
    consent: { version: '1a2b3c4d', purposes: '', tool: null },
    closedCookie: 'vyloha_closed',
    topBanner: null,
    languageOffer: null,
    entryModal: null,
    footer: emptyConfiguration.footer,
    sellingPoints: [],
    hasFavourites: true,
    tagManagerId: null,
    consentScriptUrl: null,
    messages: [],
    opensRedirectModal: false,
    year: 2026,
    ...overrides,
  };
}
