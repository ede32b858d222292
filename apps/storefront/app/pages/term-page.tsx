import { TermPage as ComposedPage } from '@vyloha/content-blocks/ui';
import { productInText } from './product-in-text';

/** A word of the glossary with the catalog's boxes. */
export function TermPage() {
  return <ComposedPage productBox={productInText} />;
}
