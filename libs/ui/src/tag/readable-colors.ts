import { contrast } from '../contrast/contrast';

const dark = '#17261d';
const light = '#ffffff';

/** WCAG 2.2 AA for text. */
const minContrast = 4.5;

/** Whether dark or light text is more readable, by background colour: lists show the same few in every box. */
const textByBackground = new Map<string, string>();

function chooseText(background: string): string {
  const text =
    textByBackground.get(background) ?? (contrast(background, dark) >= contrast(background, light) ? dark : light);
  textByBackground.set(background, text);
  return text;
}

/**
 * An editor's background colour with a readable text colour: the preferred one where readable, else the better of dark
 * and light; null when the background is no valid colour.
 */
export function readableColors(
  color: string,
  preferredTextColor: string | null = null,
): { background: string; text: string } | null {
  if (!isColor(color)) return null;
  if (
    preferredTextColor !== null &&
    isColor(preferredTextColor) &&
    contrast(color, preferredTextColor) >= minContrast
  ) {
    return { background: color, text: preferredTextColor };
  }
  return { background: color, text: chooseText(color) };
}

function isColor(value: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(value);
}
