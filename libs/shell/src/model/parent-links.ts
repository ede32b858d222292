import type { MenuItem } from './menu';

/** A menu item with a reference to its parent. */
export interface LinkedMenuItem extends Omit<MenuItem, 'children'> {
  /** The parent item; none at the top level. */
  parent: Pick<MenuItem, 'title' | 'href'> | null;
  children: readonly LinkedMenuItem[];
}

/** Sets the parent of each menu item. */
export function withParentLinks(
  items: readonly MenuItem[],
  parent: LinkedMenuItem['parent'] = null,
): readonly LinkedMenuItem[] {
  return items.map(({ children = [], ...item }) => {
    const { title, href } = item;
    return { ...item, parent, children: withParentLinks(children, { title, ...(href !== undefined && { href }) }) };
  });
}
