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

/** The menu without links to a page that the shop does not have. */
export function withoutLinksTo(path: string, menu: Menu): Menu {
  const isKept = ({ href }: MenuItem) => href?.split(/[?#]/, 1)[0] !== path;
  const keep = (items: readonly MenuItem[]): MenuItem[] =>
    items.filter(isKept).map((item) => ({ ...item, ...(item.children && { children: keep(item.children) }) }));
  return { ...menu, items: keep(menu.items) };
}

/** A menu that does not exist or whose backend did not respond. */
export function emptyMenu(code: string): Menu {
  return { code, title: '', items: [] };
}
