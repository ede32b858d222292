import type { Pdf } from './open-pdf';

/** Side of the drawing, which is that of the shop's icon. */
const drawnSide = 32;
const corner = 8;
const leaf = 'M8 22C8 13 14 8 25 8c0 11-5 16-14 16m-3 2c2-6 6-10 11-13';

/** The mark of the shop, as on its pages and in its mails. */
export function drawLogo(pdf: Pdf, { x, y, side }: { x: number; y: number; side: number }): void {
  pdf
    .save()
    .translate(x, y)
    .scale(side / drawnSide);
  pdf.roundedRect(0, 0, drawnSide, drawnSide, corner).fill('#1d6a3c');
  pdf.path(leaf).lineWidth(2.6).lineCap('round').lineJoin('round').stroke('#d5ec7d');
  pdf.restore();
}
