import type { ImportDocument } from '@vyloha/import-documents';
import { gardenTerms } from './garden-terms';
import { homeTerms } from './home-terms';
import { toTermDocument } from './term';
import { workshopTerms } from './workshop-terms';

/** Glossary terms. */
export function* glossaryDocuments(): Generator<ImportDocument> {
  yield* [...gardenTerms, ...workshopTerms, ...homeTerms].map(toTermDocument);
}
