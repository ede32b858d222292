import type { AppLoadContext } from '@remix-run/node';
import { pickTranslation } from '@vyloha/contract';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { listEndTextsOrNone } from '../../api/categories.server';
import type { EndTextView } from '../../model/product/end-text';
import type { Product } from '../../model/product/product';

/** The product's own end text, then those of editors. */
export async function loadEndTexts(
  { cms, locale }: Pick<AppLoadContext, 'cms' | 'locale'>,
  product: Pick<Product, 'id' | 'endText'>,
): Promise<readonly EndTextView<readonly RichTextNode[]>[]> {
  const texts = await listEndTextsOrNone(cms, product.id);
  const editorTexts = texts.map(({ id, title, content }) => {
    const nodes = pickTranslation(content, locale);
    return { id, title: pickTranslation(title, locale), content: parseRichText(nodes) };
  });
  const productText = { id: product.id, title: null, content: parseRichText(product.endText) };
  return [productText, ...editorTexts].filter(({ content }) => content.length > 0);
}
