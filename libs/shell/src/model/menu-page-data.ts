import type { Menu } from './menu';
import type { ShellLayout } from './shell-data';

/** What the menu of a phone shows; the band above the header on wider screens shows the rest of it. */
export interface MenuPageData extends Pick<ShellLayout, 'contact' | 'currencies' | 'hasFavourites' | 'languages'> {
  /** The main menu, whole. */
  menu: Menu;
  /** The band's links. */
  top: Menu;
  /** Keys of pictures by the URL of their item. */
  pictures: Readonly<Record<string, string>>;
}
