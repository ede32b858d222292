/** Documents that the shop issues about an order. */
export const documentKinds = ['invoice', 'creditNote', 'deliveryNote'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/**
 * Files of a document: what people read, and what accounting programs read. `ubl` is the European one (EN 16931), of companies
 * alone.
 */
export const documentFormats = ['pdf', 'isdoc', 'ubl'] as const;

export type DocumentFormat = (typeof documentFormats)[number];

/** Media types of the files. */
export const mediaTypes: Readonly<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  isdoc: 'application/vnd.isdoc+xml',
  ubl: 'application/xml',
};

/** How the names of the files end. */
export const fileExtensions: Readonly<Record<DocumentFormat, string>> = { pdf: 'pdf', isdoc: 'isdoc', ubl: 'xml' };
