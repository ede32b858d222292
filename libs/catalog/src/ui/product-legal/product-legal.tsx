import { LegalNotes } from './legal-notes';
import type { LegalNotesProps } from './legal-notes';
import { SafetyDetails, type SafetyDetailsProps } from './safety-details';

export type ProductLegalProps = LegalNotesProps | SafetyDetailsProps;

/** What the law asks to say about a product, beside its price or in a section of its own: one script for both. */
export function ProductLegal(props: ProductLegalProps) {
  return 'safety' in props ? <SafetyDetails {...props} /> : <LegalNotes {...props} />;
}
