/** A menu item in the shopper's language. */
export interface MenuItem {
  title: string;
  /** URL; none for a heading without a link. */
  href?: string;
  opensNewWindow?: true;
  /** A heading of a menu section, without a link. */
  isHeading?: true;
  /** Style variant set by the editors. */
  style?: string;
  children?: readonly MenuItem[];
}

export interface Menu {
  code: string;
  title: string;
  items: readonly MenuItem[];
}

/** The menus of every page, by placement. */
export interface ShellMenus {
  top: Menu;
  main: Menu;
  /** Entry menu of the home page. */
  entry: Menu;
  footer: readonly Menu[];
}

/** A menu that does not exist or whose backend did not respond. */
export function emptyMenu(code: string): Menu {
  return { code, title: '', items: [] };
}
