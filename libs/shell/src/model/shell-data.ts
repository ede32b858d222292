import type { ConsentCategory, Locale } from '@vyloha/contract';
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
  /** IČ DPH of a Slovak trader. */
  vatinSvk: string | null;
}

/** A message queued by an earlier request. */
export interface ShellMessage {
  kind: 'success' | 'info' | 'warning' | 'danger';
  title?: string | undefined;
  text: string;
  /** Milliseconds until it disappears; by default its kind decides. */
  duration?: number | undefined;
}

/** The other language, offered in that language. */
export interface LanguageOffer {
  locale: Locale;
  text: string;
  accept: string;
  close: string;
}

/** Layout data shared by all pages of one language; browsers cache it. */
export interface ShellLayout {
  contact: ShellContact;
  menus: ShellMenus;
  languages: readonly { code: string; name: string }[];
  /** More than one only where the shop lets shoppers select the currency. */
  currencies: readonly { code: string; name: string }[];
  footer: FooterContent;
  sellingPoints: readonly SellingPoint[];
  /** Whether the shop's settings enable wish lists. */
  hasFavourites: boolean;
  /** For the copyright line. */
  year: number;
}

/** Layout data of one page for one shopper. */
export interface ShellPage {
  shopName: string;
  locale: Locale;
  /** The current page, to which forms of the layout redirect back. */
  currentPath: string;
  /** Notices that can be closed; on a page cached for all guests a script hides the closed ones. */
  notices: readonly Notice[];
  /** Name of the cookie that stores the closed notices. */
  closedCookie: string;
  /**
   * What consents are asked for, in words; empty where the notice only informs. The version is that of the wording.
   * `tool`: what another tool asks in the shop's place; `null` where the shop asks itself.
   */
  consent: { version: string; purposes: string; tool: readonly ConsentCategory[] | null };
  topBanner: TopBanner | null;
  languageOffer: LanguageOffer | null;
  entryModal: EntryModal | null;
  /** Without a tag manager no events leave the shop. */
  tagManagerId: string | null;
  /** URL of the consent service's script. */
  consentScriptUrl: string | null;
  messages: readonly ShellMessage[];
  /** Whether a customer who may not shop here has just been logged out. */
  opensRedirectModal: boolean;
}

/** Data of every page's layout. */
export interface ShellData extends ShellLayout, ShellPage {
  /** URLs of the page in other languages by code, where each language has its own domain. */
  languageLinks?: Readonly<Record<string, string>> | undefined;
}
