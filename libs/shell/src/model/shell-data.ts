import type { Locale } from '@vyloha/contract';
import type { ShellMenus } from './menu';

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
}

/** What every page's frame shows. */
export interface ShellData {
  shopName: string;
  contact: ShellContact;
  menus: ShellMenus;
  locale: Locale;
  languages: readonly { code: string; name: string }[];
  currency: string;
  /** More than one only where the shop lets its shoppers choose. */
  currencies: readonly { code: string; name: string }[];
  /** The page itself, where a form of the frame comes back to. */
  here: string;
  isConsentClosed: boolean;
  messages: readonly ShellMessage[];
  /** For the copyright line. */
  year: number;
}
