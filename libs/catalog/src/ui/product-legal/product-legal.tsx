import { RepairDetails, type RepairDetailsProps } from './repair-details';
import { SafetyDetails, type SafetyDetailsProps } from './safety-details';

export type ProductLegalProps = RepairDetailsProps | SafetyDetailsProps;

/** What the law asks to say about a product, in sections of their own: one script for both. */
export function ProductLegal(props: ProductLegalProps) {
  return 'details' in props ? <RepairDetails {...props} /> : <SafetyDetails {...props} />;
}
