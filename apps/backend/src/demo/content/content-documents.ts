import type { ImportDocument } from '../../import/documents/import-document';
import type { DemoPicture } from '../pictures/picture';

export function contentPictures(): DemoPicture[] {
  return [];
}

export function* contentDocuments(today: Date): Generator<ImportDocument> {
  yield { type: 'setting', name: 'demo', value: today.toISOString() };
}
