import type { ImportDocument } from '@vyloha/import-documents';
import { demoBranches } from './branch-list';

export const centralWarehouseId = 'w-centralni';
/** A supplier's warehouse; it never counts as stock. */
export const supplierWarehouseId = 'w-dodavatel';
export const branchWarehouseIds = demoBranches.map(({ key }) => `w-${key}`);

export function* warehouseDocuments(): Generator<ImportDocument> {
  yield { type: 'warehouse', id: centralWarehouseId, name: 'Centrální sklad', position: 1 };
  for (const [index, { key, name }] of demoBranches.entries()) {
    yield { type: 'warehouse', id: `w-${key}`, name, branchId: `br-${key}`, position: index + 2 };
  }
  yield { type: 'warehouse', id: supplierWarehouseId, name: 'Dodavatel', virtual: true, position: 99 };
}
