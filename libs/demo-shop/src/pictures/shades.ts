/** Colour values of a drawing, by the class that its shapes and gradients have. */
export type Shades = Readonly<Record<'base' | 'light' | 'dark' | 'deep' | 'accent', string>>;

type Rgb = [number, number, number];

const sun = '#ffffff';
const shade = '#101812';

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the other colour mixed in. */
function mix(hex: string, other: string, share: number): string {
  const [r, g, b] = parse(hex);
  const [r2, g2, b2] = parse(other);
  return format([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

const isDark = (hex: string) => {
  const [r, g, b] = parse(hex);
  return r * 0.299 + g * 0.587 + b * 0.114 < 90;
};

/** @param accent a second, matching colour: trims, buttons, labels */
export const shadesOf = (base: string, accent: string): Shades => ({
  base,
  light: mix(base, sun, isDark(base) ? 0.28 : 0.42),
  dark: mix(base, shade, 0.28),
  deep: mix(base, shade, 0.5),
  accent,
});
