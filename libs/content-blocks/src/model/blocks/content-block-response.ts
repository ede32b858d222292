import { defaultLocale, type Locale } from '@vyloha/contract';
import * as v from 'valibot';
import {
  buttonField,
  listOf,
  pictureField,
  referencesField,
  richTextField,
  sellingPointField,
  textBoxField,
  textField,
  toBlockColors,
  rawField,
} from './block-fields';
import type { ContentBlock } from './content-block';

const valueSchema = v.object({
  block_title: textField,
  title: textField,
  text: richTextField,
  html: textField,
  background_color: rawField,
  text_color: rawField,
  button: buttonField,
  image: listOf(pictureField),
  products: referencesField,
  product_reference: referencesField,
  category_reference: referencesField,
  virtual_category_reference: referencesField,
  brand_reference: referencesField,
  boxes: listOf(textBoxField),
  items: listOf(sellingPointField),
  blocks: rawField,
});
type BlockValue = v.InferOutput<typeof valueSchema>;

const blockSchema = v.object({
  uuid: v.optional(v.string()),
  blockUuid: v.optional(v.string()),
  type: v.string(),
  value: v.record(v.string(), v.unknown()),
});

/**
 * Blocks on the wire → blocks in one locale, in the default one where an editor left it out. Blocks of
 * a type the shop does not know, or broken ones, are left out.
 */
export function contentBlocks(locale: Locale) {
  return v.pipe(
    v.unknown(),
    v.transform((value) => parseContentBlocks(value, locale)),
  );
}

export function parseContentBlocks(value: unknown, locale: Locale): ContentBlock[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => {
    const block = v.safeParse(blockSchema, item);
    if (!block.success) return [];
    const { uuid, blockUuid, type } = block.output;
    const fields = v.safeParse(valueSchema, block.output.value[locale] ?? block.output.value[defaultLocale]);
    if (!fields.success) return [];
    const parsed = toBlock(type, uuid ?? blockUuid ?? String(index), fields.output, locale);
    return parsed ? [parsed] : [];
  });
}

function toBlock(type: string, id: string, value: BlockValue, locale: Locale): ContentBlock | null {
  const base = {
    id,
    title: value.block_title ?? value.title,
    ground: toBlockColors(value.background_color, value.text_color),
    button: value.button,
  };
  switch (type) {
    case 'text':
    case 'longtext':
    case 'extendedText':
      return { ...base, kind: 'text', text: value.text };
    case 'html':
      return value.html === null ? null : { ...base, kind: 'html', html: value.html };
    case 'image':
      return { ...base, kind: 'pictures', pictures: value.image };
    case 'productBoxes':
    case 'products':
      return { ...base, kind: 'products', productIds: [...value.products, ...value.product_reference] };
    case 'categoryBoxes':
    case 'categories':
      return {
        ...base,
        kind: 'categories',
        categoryIds: [...value.category_reference, ...value.virtual_category_reference],
      };
    case 'brands':
      return { ...base, kind: 'brands', brandIds: value.brand_reference };
    case 'row':
      return { ...base, kind: 'row', blocks: parseContentBlocks(value.blocks, locale) };
    case 'big_title':
      return { ...base, kind: 'bigTitle', text: value.text };
    case 'collapsible':
      return { ...base, kind: 'collapsible', text: value.text };
    case 'quote':
      return { ...base, kind: 'quote', text: value.text };
    case 'text_boxes':
      return { ...base, kind: 'textBoxes', boxes: value.boxes };
    case 'usp':
      return { ...base, kind: 'sellingPoints', points: value.items };
    default:
      return null;
  }
}
