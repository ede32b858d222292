import type { Pdf } from './open-pdf';

/** Side of the drawing, which is that of the shop's icon. */
const drawnSide = 32;
const corner = 8;
/** Where the sprout begins, which is drawn on a square of 24. */
const margin = 4;
const sprout = [
  'M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3',
  'M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4',
  'M5 21h14',
];

/** The mark of the shop, as on its pages and in its mails. */
export function drawLogo(pdf: Pdf, { x, y, side }: { x: number; y: number; side: number }): void {
  pdf
    .save()
    .translate(x, y)
    .scale(side / drawnSide);
  pdf.roundedRect(0, 0, drawnSide, drawnSide, corner).fill('#1d6a3c');
  pdf.translate(margin, margin);
  for (const path of sprout) pdf.path(path).lineWidth(2).lineCap('round').lineJoin('round').stroke('#ffffff');
  pdf.restore();
}
