import { LegalNotes } from './legal-notes';
import type { LegalNotesProps } from './legal-notes';
import { RepairDetails, type RepairDetailsProps } from './repair-details';
import { SafetyDetails, type SafetyDetailsProps } from './safety-details';

export type ProductLegalProps = LegalNotesProps | RepairDetailsProps | SafetyDetailsProps;

/** What the law asks to say about a product, beside its price or in sections of their own: one script for all. */
export function ProductLegal(props: ProductLegalProps) {
  if ('details' in props) return <RepairDetails {...props} />;
  return 'safety' in props ? <SafetyDetails {...props} /> : <LegalNotes {...props} />;
}
