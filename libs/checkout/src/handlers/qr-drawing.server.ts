import { create } from 'qrcode';
import type { QrDrawing } from '../model/payment/qr-drawing';

/** Quiet zone around the code in modules, which some cameras need. */
const quietZone = 4;

/** Encodes a text as a QR code. */
export function toQrDrawing(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index).filter((index) => modules.data[index]);
  const path = dark
    .map((index) => `M${(index % modules.size) + quietZone} ${Math.floor(index / modules.size) + quietZone}h1v1h-1z`)
    .join('');
  return { size: modules.size + 2 * quietZone, path };
}
