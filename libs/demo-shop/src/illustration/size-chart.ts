import { each, ellipse, group, path, rect, stroke, times } from './shapes';

/** Single-stroke glyphs on a field of 10 × 14, since pictures are drawn on machines without fonts. */
const signs: Readonly<Record<string, string>> = {
  '0': 'M5 0 Q0 0 0 7 Q0 14 5 14 Q10 14 10 7 Q10 0 5 0',
  '1': 'M1 3 L5 0 V14',
  '2': 'M0 3 Q1 0 5 0 Q10 0 10 4 Q10 7 0 14 H10',
  '3': 'M0 2 Q2 0 5 0 Q9 0 9 3.5 Q9 7 4 7 Q10 7 10 10.5 Q10 14 5 14 Q2 14 0 12',
  '4': 'M8 14 V0 L0 10 H10',
  '5': 'M9 0 H1 V6 Q3 5 5 5 Q10 5 10 9.5 Q10 14 5 14 Q2 14 0 12',
  '6': 'M8 0 Q0 3 0 9 Q0 14 5 14 Q10 14 10 9.5 Q10 6 5 6 Q1 6 0 9',
  '7': 'M0 0 H10 L4 14',
  '8': 'M5 7 Q1 7 1 3.5 Q1 0 5 0 Q9 0 9 3.5 Q9 7 5 7 Q0 7 0 10.5 Q0 14 5 14 Q10 14 10 10.5 Q10 7 5 7',
  '9': 'M10 5 Q9 8 5 8 Q0 8 0 4 Q0 0 5 0 Q10 0 10 5 Q10 11 2 14',
  A: 'M0 14 L5 0 L10 14 M2 9 H8',
  B: 'M0 0 V14 H5 Q10 14 10 10.5 Q10 7 5 7 H0 M0 0 H5 Q9 0 9 3.5 Q9 7 5 7',
  L: 'M0 0 V14 H9',
  M: 'M0 14 V0 L5 8 L10 0 V14',
  S: 'M10 2 Q8 0 5 0 Q0 0 0 3.5 Q0 7 5 7 Q10 7 10 10.5 Q10 14 5 14 Q2 14 0 12',
  X: 'M0 0 L10 14 M10 0 L0 14',
  c: 'M9 7 Q8 5 5 5 Q0 5 0 9.5 Q0 14 5 14 Q8 14 9 12',
  m: 'M0 14 V5 M0 8 Q1 5 3 5 Q5 5 5 8 V14 M5 8 Q6 5 8 5 Q10 5 10 8 V14',
};

const ink = '#1f2d24';

function words(text: string, x: number, y: number, color = ink): string {
  const step = 15;
  const left = x - (text.length * step - 5) / 2;
  return group(
    `translate(${left} ${y})`,
    times(text.length, (i) => group(`translate(${i * step} 0)`, stroke(signs[text[i] ?? ''] ?? '', color, 1.8))),
  );
}

/** Palm and chest girth, in centimetres. */
const rows = [
  ['S', '18', '92'],
  ['M', '20', '100'],
  ['L', '22', '108'],
  ['XL', '23', '116'],
  ['XXL', '25', '124'],
] as const;

const hand = (color: string) =>
  group(
    'translate(52 44)',
    each([0, 19, 38, 57], (x, i) => rect(x, [16, 4, 0, 12][i] ?? 0, 15, 80, 7.5, color)),
    rect(0, 62, 72, 66, 18, color),
    path('M66 112 Q96 92 98 66 Q100 56 90 56 Q82 56 80 66 Q76 80 62 86 Z', color),
    ellipse(36, 84, 44, 9, 'none', { stroke: ink, width: 3, dash: '7 5' }),
    words('A', -24, 77),
  );

const shirt = (color: string) =>
  group(
    'translate(228 44)',
    path('M36 0 Q56 20 76 0 L112 20 L98 52 L86 46 V128 H26 V46 L14 52 L0 20 Z', color),
    ellipse(56, 58, 34, 9, 'none', { stroke: ink, width: 3, dash: '7 5' }),
    words('B', 126, 50),
  );

/** Sizes of gloves and workwear without text: what is measured, and the table. */
export function drawSizeChart(color: string): string {
  const table = rows
    .map(([size, palm, chest], index) => {
      const y = 236 + index * 30;
      return [
        index % 2 === 0 ? rect(40, y - 8, 320, 30, 4, '#f3f1ea') : '',
        words(size, 84, y, color),
        words(palm, 200, y),
        words(chest, 310, y),
      ].join('');
    })
    .join('');
  return [
    rect(0, 0, 400, 400, 0, '#ffffff'),
    hand('#cfe3d2'),
    shirt('#cfe3d2'),
    words('cm', 84, 204, '#6b756e'),
    words('A', 200, 204),
    words('B', 310, 204),
    table,
  ].join('');
}
