/** Colours of one picture. Gradients reference the definitions written by `ownGradients`. */
export interface Paint {
  /** The product's own colour, as light falls on an upright round body. */
  body: string;
  /** The same colour lit from above. */
  face: string;
  base: string;
  light: string;
  dark: string;
  deep: string;
  /** A second, matching colour: trims, buttons, labels. */
  accent: string;
  metal: string;
  metalRound: string;
  metalDark: string;
  wood: string;
  woodDark: string;
  rubber: string;
  black: string;
  paper: string;
  glass: string;
  soil: string;
  leaf: string;
  leafDark: string;
}

type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the other colour mixed in. */
export function mix(hex: string, other: string, share: number): string {
  const [r, g, b] = parse(hex);
  const [r2, g2, b2] = parse(other);
  return format([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

const isDark = (hex: string) => {
  const [r, g, b] = parse(hex);
  return r * 0.299 + g * 0.587 + b * 0.114 < 90;
};

/** @param id distinguishes the gradients of several paints in one picture */
export function paintOf(color: string, accent: string, id = ''): Paint {
  const lift = isDark(color) ? 0.28 : 0.42;
  return {
    body: `url(#body${id})`,
    face: `url(#face${id})`,
    base: color,
    light: mix(color, '#ffffff', lift),
    dark: mix(color, '#101812', 0.28),
    deep: mix(color, '#101812', 0.5),
    accent,
    metal: 'url(#metal)',
    metalRound: 'url(#metal-round)',
    metalDark: '#7d858a',
    wood: 'url(#wood)',
    woodDark: '#8a6236',
    rubber: 'url(#rubber)',
    black: '#2a2d2f',
    paper: '#fbfaf6',
    glass: 'url(#glass)',
    soil: 'url(#soil)',
    leaf: '#4f9a4c',
    leafDark: '#2f6d37',
  };
}

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

const linear = (id: string, direction: string, ...stops: string[]) =>
  `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;

const across = 'x1="0" y1="0" x2="1" y2="0"';
const down = 'x1="0" y1="0" x2="0" y2="1"';
const slanted = 'x1="0" y1="0" x2="1" y2="1"';

/** The two gradients of the product's own colour. */
export function ownGradients({ base, light, dark, deep }: Paint, id = ''): string {
  return (
    linear(`body${id}`, across, stop(0, dark), stop(0.18, base), stop(0.36, light), stop(0.62, base), stop(1, deep)) +
    linear(`face${id}`, slanted, stop(0, light), stop(0.45, base), stop(1, dark))
  );
}

/** The gradients of materials, the same in every picture. */
export const materialGradients = [
  linear('metal', down, stop(0, '#f2f4f5'), stop(0.45, '#b9c0c4'), stop(0.55, '#9aa2a7'), stop(1, '#d9dde0')),
  linear('metal-round', across, stop(0, '#868e93'), stop(0.3, '#f4f6f7'), stop(0.6, '#b3babf'), stop(1, '#767e83')),
  linear('wood', across, stop(0, '#a97c47'), stop(0.35, '#d9b07a'), stop(0.7, '#c3945a'), stop(1, '#8f673a')),
  linear('rubber', across, stop(0, '#1d1f21'), stop(0.35, '#55595d'), stop(1, '#17191a')),
  linear('glass', slanted, stop(0, '#ffffff', 0.85), stop(0.5, '#cfe3e6', 0.45), stop(1, '#a5c5ca', 0.65)),
  linear('soil', down, stop(0, '#6b4a33'), stop(1, '#3d291c')),
  // Laid over a flat colour they give it volume, whatever the colour.
  `<radialGradient id="ball" cx="0.36" cy="0.3" r="0.78">${stop(0, '#ffffff', 0.55)}${stop(0.3, '#ffffff', 0.08)}${stop(0.6, '#08130c', 0.05)}${stop(1, '#08130c', 0.46)}</radialGradient>`,
  `<linearGradient id="tube" ${across}>${stop(0, '#08130c', 0.34)}${stop(0.3, '#ffffff', 0.34)}${stop(0.55, '#08130c', 0.02)}${stop(1, '#08130c', 0.42)}</linearGradient>`,
  `<linearGradient id="roll" ${down}>${stop(0, '#08130c', 0.3)}${stop(0.28, '#ffffff', 0.38)}${stop(0.5, '#08130c', 0)}${stop(1, '#08130c', 0.46)}</linearGradient>`,
  linear('flame', down, stop(0, '#ffe9a8'), stop(0.5, '#f9b53c'), stop(1, '#e2652a')),
  linear('sky', down, stop(0, '#cfe6ee'), stop(1, '#f3f4e4')),
  linear('wall', down, stop(0, '#efe6d6'), stop(1, '#e2d5be')),
  `<radialGradient id="shadow">${stop(0, '#22302a', 0.34)}${stop(0.6, '#22302a', 0.14)}${stop(1, '#22302a', 0)}</radialGradient>`,
  `<radialGradient id="glow">${stop(0, '#fff3c4', 0.95)}${stop(0.5, '#ffe08a', 0.4)}${stop(1, '#ffe08a', 0)}</radialGradient>`,
].join('');

/**
 * Light from the upper left around the whole object: a bright edge where it falls, a dark one opposite. It makes a flat
 * drawing look like a photographed object.
 */
export const reliefFilter = [
  '<filter id="relief" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB">',
  '<feGaussianBlur in="SourceAlpha" stdDeviation="5" result="soft"/>',
  edge({ name: 'shade', dx: -5, dy: -7, blur: 3.4, color: '#0c1a12', opacity: 0.36 }),
  edge({ name: 'light', dx: 4, dy: 6, blur: 2.4, color: '#ffffff', opacity: 0.34 }),
  '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="light"/></feMerge>',
  '</filter>',
].join('');

interface Edge {
  name: string;
  dx: number;
  dy: number;
  blur: number;
  color: string;
  opacity: number;
}

/** The rim of the drawing on one side, softened and coloured, within the drawing. */
function edge({ name, dx, dy, blur, color, opacity }: Edge): string {
  return [
    `<feOffset in="soft" dx="${dx}" dy="${dy}" result="${name}-moved"/>`,
    `<feComposite in="SourceAlpha" in2="${name}-moved" operator="out" result="${name}-rim"/>`,
    `<feGaussianBlur in="${name}-rim" stdDeviation="${blur}" result="${name}-soft"/>`,
    `<feFlood flood-color="${color}" flood-opacity="${opacity}"/>`,
    `<feComposite in2="${name}-soft" operator="in" result="${name}-paint"/>`,
    `<feComposite in="${name}-paint" in2="SourceAlpha" operator="in" result="${name}"/>`,
  ].join('');
}
