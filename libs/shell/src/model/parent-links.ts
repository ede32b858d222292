import type { MenuItem } from './menu';

/** A line of a menu that knows what it belongs to. */
export interface LinkedMenuItem extends Omit<MenuItem, 'children'> {
  /** The line above it; none at the top. */
  parent: Pick<MenuItem, 'title' | 'href'> | null;
  children: readonly LinkedMenuItem[];
}

/** Gives each line of a menu a link to the one it belongs to. */
export function withParentLinks(
  items: readonly MenuItem[],
  parent: LinkedMenuItem['parent'] = null,
): readonly LinkedMenuItem[] {
  return items.map(({ children = [], ...item }) => {
    const { title, href } = item;
    return { ...item, parent, children: withParentLinks(children, { title, ...(href !== undefined && { href }) }) };
  });
}
