/** A QR code as a drawing: one path in a square of `size` modules, its quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}
