import { useActionData } from '@remix-run/react';
import type { ProductFormRefusal } from '../handlers/product/forms/product-form.server';

/** The error of a form on this page; the page has several forms, and each gets only its own error. */
export function useRefusedForm(form: ProductFormRefusal['form']): ProductFormRefusal['submission'] | undefined {
  const refusal = useActionData<ProductFormRefusal>();
  return refusal?.form === form ? refusal.submission : undefined;
}
