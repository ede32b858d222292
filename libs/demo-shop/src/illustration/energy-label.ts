import { group, path, rect, stroke } from './shapes';

/** Single-stroke letters on a field of 10 × 14, since pictures are drawn on machines without fonts. */
const letters = {
  A: 'M0 14 L5 0 L10 14 M2 9 H8',
  B: 'M0 0 V14 H5 Q10 14 10 10.5 Q10 7 5 7 H0 M0 0 H5 Q9 0 9 3.5 Q9 7 5 7',
  C: 'M10 3 Q9 0 5 0 Q0 0 0 7 Q0 14 5 14 Q9 14 10 11',
  D: 'M0 0 V14 H4 Q10 14 10 7 Q10 0 4 0 Z',
  E: 'M9 0 H0 V14 H9 M0 7 H7',
  F: 'M9 0 H0 V14 M0 7 H7',
  G: 'M10 3 Q9 0 5 0 Q0 0 0 7 Q0 14 5 14 Q10 14 10 8 H6',
} as const;

export type EnergyClass = keyof typeof letters;

const isEnergyClass = (name: string): name is EnergyClass => Object.hasOwn(letters, name);

const colors = ['#00a651', '#50b848', '#bfd730', '#fff200', '#fdb913', '#f37021', '#ed1c24'];
const step = 40;
const top = 70;

const arrow = (x: number, y: number, width: number, color: string) =>
  path(`M${x} ${y} H${x + width} L${x + width + 16} ${y + 16} L${x + width} ${y + 32} H${x} Z`, color);

const letter = (name: EnergyClass, x: number, y: number, color: string) =>
  group(`translate(${x} ${y})`, stroke(letters[name], color, 2.4));

/** Scale and class of an energy label, for a demo: shops have the supplier's label, which no one else may draw. */
export function drawEnergyLabel(shape: string): string {
  const names = Object.keys(letters).filter(isEnergyClass);
  const chosen = Math.max(
    0,
    names.findIndex((name) => name === shape),
  );
  const own = names[chosen] ?? 'A';
  return [
    rect(0, 0, 400, 400, 0, '#ffffff'),
    rect(40, 20, 320, 360, 4, '#003399'),
    rect(46, 56, 308, 318, 0, '#ffffff'),
    ...names.map((name, index) => {
      const y = top + index * step;
      return arrow(60, y, 70 + index * 18, colors[index] ?? '#000000') + letter(name, 70, y + 9, '#000000');
    }),
    path(
      `M346 ${top + chosen * step} H286 L268 ${top + chosen * step + 16} L286 ${top + chosen * step + 32} H346 Z`,
      '#000000',
    ),
    letter(own, 304, top + chosen * step + 9, '#ffffff'),
  ].join('');
}
