/** One line of a menu, in the shopper's language. */
export interface MenuItem {
  title: string;
  /** Address; none for a heading that leads nowhere. */
  href?: string;
  opensNewWindow?: true;
  /** Names a part of the menu and leads nowhere by itself. */
  isHeading?: true;
  /** A look the editors gave it. */
  style?: string;
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
  /** Where to begin, on the home page. */
  entry: Menu;
  footer: readonly Menu[];
}

/** A menu that is not there, or whose backend did not answer. */
export function emptyMenu(code: string): Menu {
  return { code, title: '', items: [] };
}

/** The page of the whole menu; a sheet over the page loads from there. */
export const menuPath = '/nabidka';
