import type { ImportDocument } from '@vyloha/import-documents';

export type ProductInput = Extract<ImportDocument, { type: 'product' }>;
export type VariantInput = ProductInput['variants'][number];
export type ParametersInput = NonNullable<ProductInput['parameters']>;
