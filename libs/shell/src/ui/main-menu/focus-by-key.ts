/** The departments. */
export const topItems = 'ul:not(ul ul) > li';
const topLinks = `:scope ${topItems} > a`;

function step(links: readonly HTMLElement[], current: Element | null, offset: number): HTMLElement | null {
  const index = links.findIndex((link) => link === current);
  return index < 0 ? null : (links[index + offset] ?? null);
}

/**
 * The link a key moves the focus to: left and right between departments, down into a dropdown and along it, up back to
 * its department, Escape to the department. `null` when the menu does not handle the key.
 */
export function focusByKey(menu: Element, focused: Element | null, key: string): HTMLElement | null {
  const departments = [...menu.querySelectorAll<HTMLElement>(topLinks)];
  const department = departments.find((link) => link.parentElement?.contains(focused));
  if (department === undefined) return null;
  const lines = [...(department.parentElement?.querySelectorAll<HTMLElement>(':scope ul a') ?? [])];
  switch (key) {
    case 'Escape':
      return department;
    case 'ArrowRight':
      return step(departments, department, 1);
    case 'ArrowLeft':
      return step(departments, department, -1);
    case 'ArrowDown':
      return focused === department ? (lines[0] ?? null) : step(lines, focused, 1);
    case 'ArrowUp':
      return focused === lines[0] ? department : step(lines, focused, -1);
    default:
      return null;
  }
}
