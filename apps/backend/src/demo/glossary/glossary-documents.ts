import type { ImportDocument } from '../../import/documents/import-document';
import { gardenTerms } from './garden-terms';
import { homeTerms } from './home-terms';
import { toTermDocument } from './term';
import { workshopTerms } from './workshop-terms';

/** Glossary terms. */
export function* glossaryDocuments(): Generator<ImportDocument> {
  yield* [...gardenTerms, ...workshopTerms, ...homeTerms].map(toTermDocument);
}
