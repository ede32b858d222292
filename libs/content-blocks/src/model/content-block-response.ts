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
  toGround,
  unreadField,
} from './block-fields';
import type { ContentBlock } from './content-block';

const valueSchema = v.object({
  block_title: textField,
  title: textField,
  text: richTextField,
  html: textField,
  background_color: unreadField,
  text_color: unreadField,
  button: buttonField,
  image: listOf(pictureField),
  products: referencesField,
  product_reference: referencesField,
  category_reference: referencesField,
  virtual_category_reference: referencesField,
  brand_reference: referencesField,
  boxes: listOf(textBoxField),
  items: listOf(sellingPointField),
  blocks: unreadField,
});
type BlockValue = v.InferOutput<typeof valueSchema>;

const blockSchema = v.object({
  uuid: v.optional(v.string()),
  blockUuid: v.optional(v.string()),
  type: v.string(),
  value: v.record(v.string(), v.unknown()),
});

/**
 * Blocks on the wire → blocks in one locale, in Czech where an editor left the other one out. Blocks of
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
  const head = {
    id,
    title: value.block_title ?? value.title,
    ground: toGround(value.background_color, value.text_color),
    button: value.button,
  };
  switch (type) {
    case 'text':
    case 'longtext':
    case 'extendedText':
      return { ...head, kind: 'text', text: value.text };
    case 'html':
      return value.html === null ? null : { ...head, kind: 'html', html: value.html };
    case 'image':
      return { ...head, kind: 'pictures', pictures: value.image };
    case 'productBoxes':
    case 'products':
      return { ...head, kind: 'products', productIds: [...value.products, ...value.product_reference] };
    case 'categoryBoxes':
    case 'categories':
      return {
        ...head,
        kind: 'categories',
        categoryIds: [...value.category_reference, ...value.virtual_category_reference],
      };
    case 'brands':
      return { ...head, kind: 'brands', brandIds: value.brand_reference };
    case 'row':
      return { ...head, kind: 'row', blocks: parseContentBlocks(value.blocks, locale) };
    case 'big_title':
      return { ...head, kind: 'bigTitle', text: value.text };
    case 'collapsible':
      return { ...head, kind: 'collapsible', text: value.text };
    case 'quote':
      return { ...head, kind: 'quote', text: value.text };
    case 'text_boxes':
      return { ...head, kind: 'textBoxes', boxes: value.boxes };
    case 'usp':
      return { ...head, kind: 'sellingPoints', points: value.items };
    default:
      return null;
  }
}
