import { type Guard, hasFields, isFlag, isListOf, isNullOr, isNumber, isOneOf, isText } from '@vyloha/contract';
import type { Menu, MenuItem } from './menu';
import type { FooterContent, SellingPoint } from './shell-configuration';
import type { ShellContact, ShellLayout } from './shell-data';

const isMenuItem: Guard<MenuItem> = (json) =>
  hasFields(
    { title: isText },
    {
      href: isText,
      opensNewWindow: isOneOf(true),
      isHeading: isOneOf(true),
      style: isText,
      children: isListOf(isMenuItem),
    },
  )(json);

const isMenu: Guard<Menu> = hasFields({ code: isText, title: isText, items: isListOf(isMenuItem) });

const isContact: Guard<ShellContact> = hasFields({
  phone: isText,
  email: isText,
  openingHours: isText,
  address: isListOf(isText),
  tin: isText,
  vatin: isText,
  vatinSvk: isNullOr(isText),
});

const isFooter: Guard<FooterContent> = hasFields({
  copyrightName: isNullOr(isText),
  copyrightYear: isNullOr(isNumber),
  text: isNullOr(isText),
  image: isNullOr(hasFields({ fileKey: isText, alt: isText })),
  socialLinks: isListOf(hasFields({ kind: isText, title: isText, url: isText })),
});

const isSellingPoint: Guard<SellingPoint> = hasFields({
  icon: isNullOr(isText),
  title: isText,
  text: isOneOf(null),
  to: isNullOr(isText),
});

const isNamed = hasFields({ code: isText, name: isText });

export const isShellLayout: Guard<ShellLayout> = hasFields({
  contact: isContact,
  menus: hasFields({ top: isMenu, main: isMenu, entry: isMenu, footer: isListOf(isMenu) }),
  languages: isListOf(isNamed),
  currencies: isListOf(isNamed),
  footer: isFooter,
  sellingPoints: isListOf(isSellingPoint),
  hasFavourites: isFlag,
  year: isNumber,
});
