/** Documents that the shop issues about an order. */
export const documentKinds = ['invoice', 'creditNote', 'deliveryNote'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Files of a document: what people read, and what accounting programs read. */
export const documentFormats = ['pdf', 'isdoc'] as const;

export type DocumentFormat = (typeof documentFormats)[number];

/** Media types of the files. */
export const mediaTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  isdoc: 'application/vnd.isdoc+xml',
};
