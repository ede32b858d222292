import type { AppLoadContext } from '@remix-run/node';
import type { FormRefusal } from '@vyloha/forms';
import { refused } from '@vyloha/links/server';

/** The `intent` field, which tells the forms of the page apart. */
export const intentField = 'intent';

/** Response to a rejected form. */
export interface ProductFormRefusal extends FormRefusal {
  form: 'question' | 'review' | 'watch' | 'watchPrice';
}

export interface ProductFormArgs {
  request: Request;
  context: AppLoadContext;
  fields: FormData;
  productId: string;
}

export function refuse(form: ProductFormRefusal['form'], { submission }: FormRefusal, init?: ResponseInit) {
  return refused<ProductFormRefusal>({ form, submission }, init);
}
