import { TermPage as ComposedPage } from '@vyloha/content-blocks/ui';
import { productInText } from './product-in-text';

/** A glossary term with the catalog's product boxes. */
export function TermPage() {
  return <ComposedPage productBox={productInText} />;
}
