import { circle, each, path, rect, stroke, times } from './shapes';

const road = (d: string) => stroke(d, '#c9c4b6', 92) + stroke(d, '#ffffff', 5, { dash: '26 22' });

const roads = [
  road('M0 470 H1200') + road('M250 0 V470'),
  road('M0 470 H1200') + road('M940 0 V470'),
  road('M0 470 H1200'),
];

const parkingLots = (x: number) =>
  rect(x, 180, 236, 220, 8, '#b9b5a8') +
  times(5, (row) => stroke(`M${x + 14} ${206 + row * 42} h86 M${x + 136} ${206 + row * 42} h86`, '#ffffff', 4)) +
  rect(x + 90, 264, 56, 56, 10, '#2b5fae') +
  stroke(`M${x + 109} 308 V276 h12 a9 9 0 0 1 0 18 h-12`, '#ffffff', 7);

const tree = (x: number, y: number) => circle(x, y, 30, '#8fb873') + circle(x - 8, y - 6, 18, '#a2c687');

/** How a branch is reached, seen from above, 1200 × 600: roads, car park, entrance; three of them. */
export function drawAccessPlan(color: string, storeys: number): string {
  const lotX = storeys === 1 ? 640 : 320;
  const houseX = storeys === 1 ? 330 : 600;
  return [
    rect(0, 0, 1200, 600, 0, '#e6ecd8'),
    roads[storeys] ?? '',
    parkingLots(lotX),
    rect(houseX, 150, 280, 230, 8, color),
    rect(houseX + 16, 166, 248, 198, 6, '#ffffff', { opacity: 0.22 }),
    stroke(`M${houseX + 140} 470 V392`, '#b8431f', 8, { dash: '2 16' }),
    path(`M${houseX + 140} 372 l-20 30 h40 Z`, '#b8431f'),
    path(`M${houseX + 140} 300 q-44 -52 -44 -82 a44 44 0 0 1 88 0 q0 30 -44 82 Z`, '#17261d') +
      circle(houseX + 140, 218, 18, '#d5ec7d'),
    each([80, 150, 1060, 1130], (x, index) => tree(x, 90 + (index % 2) * 44)),
    each([520, 700, 860], (x) => tree(x, 566)),
  ].join('');
}
