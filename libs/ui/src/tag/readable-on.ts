import { contrast } from '../contrast/contrast';

const dark = '#17261d';
const light = '#ffffff';

/** A ground colour given by an editor with the text colour that reads best on it; null when it is no colour. */
export function readableOn(color: string): { background: string; text: string } | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  return { background: color, text: contrast(color, dark) >= contrast(color, light) ? dark : light };
}
