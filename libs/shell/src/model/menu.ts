/** One line of a menu, in the shopper's language. */
export interface MenuItem {
  title: string;
  /** Address; none for a heading that leads nowhere. */
  href?: string;
  opensNewWindow?: true;
  children?: readonly MenuItem[];
}

export interface Menu {
  code: string;
  title: string;
  items: readonly MenuItem[];
}

/** The menus of every page, by their places. */
export interface ShellMenus {
  top: Menu;
  main: Menu;
  footer: readonly Menu[];
}

/** A menu that is not there, or whose backend did not answer. */
export function emptyMenu(code: string): Menu {
  return { code, title: '', items: [] };
}
