import type { ImportDocument } from '../../import/documents/import-document';

export type ProductInput = Extract<ImportDocument, { type: 'product' }>;
export type VariantInput = ProductInput['variants'][number];
export type ParametersInput = NonNullable<ProductInput['parameters']>;
