import { useActionData } from '@remix-run/react';
import type { ProductFormRefusal } from '../handlers/product/product-page-action.server';

/** Why a form of this page was refused; the page has several, and each hears of itself only. */
export function useRefusedForm(form: ProductFormRefusal['form']): ProductFormRefusal['submission'] | undefined {
  const refusal = useActionData<ProductFormRefusal>();
  return refusal?.form === form ? refusal.submission : undefined;
}
