import { contrast } from '../contrast/contrast';

const dark = '#17261d';
const light = '#ffffff';

/** WCAG 2.2 AA, of text. */
const leastContrast = 4.5;

/**
 * A ground colour given by an editor with a text colour that reads on it: the wanted one where it does, else the better of
 * dark and light; null when the ground is no colour.
 */
export function readableOn(color: string, wanted: string | null = null): { background: string; text: string } | null {
  if (!isColor(color)) return null;
  if (wanted !== null && isColor(wanted) && contrast(color, wanted) >= leastContrast) {
    return { background: color, text: wanted };
  }
  return { background: color, text: contrast(color, dark) >= contrast(color, light) ? dark : light };
}

function isColor(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}
