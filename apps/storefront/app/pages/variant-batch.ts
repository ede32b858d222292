/** A part of the room of its own, so that it makes a file of its own for browsers. */
export { VariantBatch } from '@vyloha/catalog/ui';
