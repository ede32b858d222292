import type { ImportDocument } from '@vyloha/import-documents';
import { demoDocuments } from '../demo-documents';
import { perfumeDocuments } from '../other-shops/perfumes';
import { sparePartDocuments } from '../other-shops/spare-parts';
import { demoTuning } from './queries/demo-tuning';
import { demoUnused } from './queries/demo-unused';
import { perfumesUnused } from './queries/perfumes';
import { sparePartsUnused } from './queries/spare-parts';
import type { Halves, ShopperQuery } from './shopper-query';

/** The demo shop, and shops with other goods, which nobody tunes the search for. */
export const shopNames = ['demo', 'perfumes', 'spareParts'] as const;

export type ShopName = (typeof shopNames)[number];

export const queriesByShop: Readonly<Record<ShopName, Halves<readonly ShopperQuery[]>>> = {
  demo: { tuning: demoTuning, unused: demoUnused },
  perfumes: { tuning: [], unused: perfumesUnused },
  spareParts: { tuning: [], unused: sparePartsUnused },
};

/** All a shop is made of. */
export function shopDocuments(shop: ShopName, today: Date): Iterable<ImportDocument> {
  switch (shop) {
    case 'demo':
      return demoDocuments({ products: 0, today });
    case 'perfumes':
      return perfumeDocuments();
    case 'spareParts':
      return sparePartDocuments();
  }
}
