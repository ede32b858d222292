import * as v from 'valibot';
import {
  type BlockButton,
  type BlockColors,
  type BlockPicture,
  listOf,
  pictureField,
  rawField,
  referencesField,
  type RichTextSource,
  richTextField,
  type SellingPoint,
  sellingPointField,
  type TextBox,
  stringField,
  textBoxField,
} from './block-fields';
import type { MenuLink } from './menu-link';

export interface BlockBase {
  id: string;
  title: string | null;
  ground: BlockColors | null;
  button: BlockButton | null;
}

/** What each kind of block has of its own. The compiler then asks for its rules below, and for its view. */
interface BlockParts<Text> {
  text: { text: Text };
  html: { html: string };
  pictures: { pictures: readonly BlockPicture[] };
  products: { productIds: readonly string[] };
  categories: { categoryIds: readonly string[] };
  brands: { brandIds: readonly string[] };
  /** Links to the pages of menu items, filled in by the loader. */
  menuItems: { itemIds: readonly string[]; links: readonly MenuLink[] };
  row: { blocks: readonly ContentBlock<Text>[] };
  /** The blocks of a configuration block, filled in by the loader. */
  shared: { code: string; blocks: readonly ContentBlock<Text>[] };
  bigTitle: { text: Text };
  collapsible: { text: Text };
  quote: { text: Text };
  textBoxes: { boxes: readonly TextBox<Text>[] };
  sellingPoints: { points: readonly SellingPoint[] };
}

export type BlockKind = keyof BlockParts<RichTextSource>;

/** The block of one kind. */
export type BlockOf<Kind extends BlockKind, Text = RichTextSource> = {
  [Each in Kind]: BlockBase & { kind: Each } & BlockParts<Text>[Each];
}[Kind];

/** A part of a page composed by an editor, in one locale. */
export type ContentBlock<Text = RichTextSource> = BlockOf<BlockKind, Text>;

/** How texts become renderable; hand-written HTML stays HTML. */
export interface TextParser<Text> {
  text: (source: RichTextSource) => Text;
  html: (html: string) => string;
  blocks: (blocks: readonly ContentBlock[]) => readonly ContentBlock<Text>[];
}

interface KindRules<Kind extends BlockKind> {
  /** Names of its types on the wire. */
  types: readonly string[];
  /** A block from its fields on the wire; null leaves it out. */
  read: (base: BlockBase, value: unknown, readBlocks: (wire: unknown) => ContentBlock[]) => BlockOf<Kind> | null;
  parseTexts: <Text>(block: BlockOf<Kind>, parse: TextParser<Text>) => BlockOf<Kind, Text>;
}

const textFields = v.object({ text: richTextField });
const htmlFields = v.object({ html: stringField });
const pictureFields = v.object({ image: listOf(pictureField) });
const productFields = v.object({ products: referencesField, product_reference: referencesField });
const categoryFields = v.object({ category_reference: referencesField, virtual_category_reference: referencesField });
const brandFields = v.object({ brand_reference: referencesField });
const menuFields = v.object({ menu_item_reference: referencesField });
const sharedFields = v.object({ code: stringField });
const rowFields = v.object({ blocks: rawField });
const boxFields = v.object({ boxes: listOf(textBoxField) });
const pointFields = v.object({ items: listOf(sellingPointField) });

export const kindRules: { readonly [Kind in BlockKind]: KindRules<Kind> } = {
  text: {
    types: ['text', 'longtext', 'extendedText'],
    read: (base, value) => ({ ...base, kind: 'text', ...v.parse(textFields, value) }),
    parseTexts: (block, parse) => ({ ...block, text: parse.text(block.text) }),
  },
  html: {
    types: ['html'],
    read: (base, value) => {
      const { html } = v.parse(htmlFields, value);
      return html === null ? null : { ...base, kind: 'html', html };
    },
    parseTexts: (block, parse) => ({ ...block, html: parse.html(block.html) }),
  },
  pictures: {
    types: ['image'],
    read: (base, value) => ({ ...base, kind: 'pictures', pictures: v.parse(pictureFields, value).image }),
    parseTexts: (block) => block,
  },
  products: {
    types: ['productBoxes', 'products'],
    read: (base, value) => {
      const { products, product_reference } = v.parse(productFields, value);
      return { ...base, kind: 'products', productIds: [...products, ...product_reference] };
    },
    parseTexts: (block) => block,
  },
  categories: {
    types: ['categoryBoxes', 'categories'],
    read: (base, value) => {
      const { category_reference, virtual_category_reference } = v.parse(categoryFields, value);
      return { ...base, kind: 'categories', categoryIds: [...category_reference, ...virtual_category_reference] };
    },
    parseTexts: (block) => block,
  },
  brands: {
    types: ['brands'],
    read: (base, value) => ({ ...base, kind: 'brands', brandIds: v.parse(brandFields, value).brand_reference }),
    parseTexts: (block) => block,
  },
  menuItems: {
    types: ['menu_items'],
    read: (base, value) => {
      const { menu_item_reference: itemIds } = v.parse(menuFields, value);
      return { ...base, kind: 'menuItems', itemIds, links: [] };
    },
    parseTexts: (block) => block,
  },
  shared: {
    types: ['configuration_block'],
    read: (base, value) => {
      const { code } = v.parse(sharedFields, value);
      return code === null ? null : { ...base, kind: 'shared', code, blocks: [] };
    },
    parseTexts: (block, parse) => ({ ...block, blocks: parse.blocks(block.blocks) }),
  },
  row: {
    types: ['row'],
    read: (base, value, readBlocks) => ({
      ...base,
      kind: 'row',
      blocks: readBlocks(v.parse(rowFields, value).blocks),
    }),
    parseTexts: (block, parse) => ({ ...block, blocks: parse.blocks(block.blocks) }),
  },
  bigTitle: {
    types: ['big_title'],
    read: (base, value) => ({ ...base, kind: 'bigTitle', ...v.parse(textFields, value) }),
    parseTexts: (block, parse) => ({ ...block, text: parse.text(block.text) }),
  },
  collapsible: {
    types: ['collapsible'],
    read: (base, value) => ({ ...base, kind: 'collapsible', ...v.parse(textFields, value) }),
    parseTexts: (block, parse) => ({ ...block, text: parse.text(block.text) }),
  },
  quote: {
    types: ['quote'],
    read: (base, value) => ({ ...base, kind: 'quote', ...v.parse(textFields, value) }),
    parseTexts: (block, parse) => ({ ...block, text: parse.text(block.text) }),
  },
  textBoxes: {
    types: ['text_boxes'],
    read: (base, value) => ({ ...base, kind: 'textBoxes', ...v.parse(boxFields, value) }),
    parseTexts: (block, parse) => ({
      ...block,
      boxes: block.boxes.map((box) => ({ ...box, text: parse.text(box.text) })),
    }),
  },
  sellingPoints: {
    types: ['usp'],
    read: (base, value) => ({ ...base, kind: 'sellingPoints', points: v.parse(pointFields, value).items }),
    parseTexts: (block) => block,
  },
};
