/** A QR code as a drawing: one path in a square of `size` modules, its quiet zone included. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Codes that banking apps read: `spayd` those of Czech banks, `payBySquare` those of Slovak ones. */
export type PaymentCodeFormat = 'spayd' | 'payBySquare';

/** A code by which an order is paid. */
export interface PaymentCode {
  format: PaymentCodeFormat;
  drawing: QrDrawing;
}
