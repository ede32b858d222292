import type { Locale } from '@vyloha/contract';
import type { Notice } from './closed-notices';
import type { ShellMenus } from './menu';
import type { EntryModal, FooterContent, SellingPoint, TopBanner } from './shell-configuration';

export interface ShellContact {
  phone: string;
  email: string;
  openingHours: string;
  /** Name, street, city: one line each. */
  address: readonly string[];
  tin: string;
  vatin: string;
}

/** A message queued by an earlier request. */
export interface ShellMessage {
  kind: 'success' | 'info' | 'warning' | 'danger';
  title?: string | undefined;
  text: string;
  /** Milliseconds until it goes away, where its kind does not say it. */
  duration?: number | undefined;
}

/** The other language, offered in its own words. */
export interface LanguageOffer {
  locale: Locale;
  text: string;
  accept: string;
  close: string;
}

/** What the frame shows alike on every page, to all who read one language; browsers keep it. */
export interface ShellFrame {
  contact: ShellContact;
  menus: ShellMenus;
  languages: readonly { code: string; name: string }[];
  /** More than one only where the shop lets its shoppers choose. */
  currencies: readonly { code: string; name: string }[];
  footer: FooterContent;
  sellingPoints: readonly SellingPoint[];
  /** Whether the shop's own settings have a place for lists of favourites. */
  hasFavourites: boolean;
  /** For the copyright line. */
  year: number;
}

/** What the frame shows on one page to one shopper. */
export interface ShellPage {
  shopName: string;
  locale: Locale;
  /** The page itself, where a form of the frame comes back to. */
  here: string;
  /** What stands on the page and can be closed; a page made for all guests hides what one of them has closed. */
  notices: readonly Notice[];
  /** Name of the cookie that remembers what was closed. */
  closedCookie: string;
  topBanner: TopBanner | null;
  languageOffer: LanguageOffer | null;
  entryModal: EntryModal | null;
  /** Of the tag manager; none measures nothing and needs no consent. */
  tagManagerId: string | null;
  /** Address of the consent service's script. */
  consentScriptUrl: string | null;
  messages: readonly ShellMessage[];
  /** Whether a customer who may not shop here has just been logged out. */
  opensRedirectModal: boolean;
}

/** What every page's frame shows. */
export interface ShellData extends ShellFrame, ShellPage {
  /** The page in other languages, by their codes, where each has a domain of its own. */
  languageLinks?: Readonly<Record<string, string>>;
}
