/** Rich text as the content system stores it; handlers parse it. */
export type RichTextSource = readonly unknown[];

export interface BlockButton {
  text: string;
  /** A resolved address. */
  to: string;
  isSecondary: boolean;
}

/** Colours an editor set for a block: `#rrggbb`. */
export interface BlockColors {
  background: string;
  /** Set by the editor; used only where it is readable. */
  text: string | null;
}

interface BlockBase {
  id: string;
  title: string | null;
  ground: BlockColors | null;
  button: BlockButton | null;
}

export interface BlockPicture {
  fileKey: string;
  alt: string;
  title: string | null;
  width: number;
  height: number;
  isCropped: boolean;
  float: 'left' | 'right' | null;
}

export interface TextBox<Text = RichTextSource> {
  icon: string | null;
  title: string | null;
  text: Text;
}

export interface SellingPoint {
  icon: string | null;
  title: string;
  text: string | null;
  to: string | null;
}

type BlockVariant<Text> =
  | { kind: 'text'; text: Text }
  | { kind: 'html'; html: string }
  | { kind: 'pictures'; pictures: readonly BlockPicture[] }
  | { kind: 'products'; productIds: readonly string[] }
  | { kind: 'categories'; categoryIds: readonly string[] }
  | { kind: 'brands'; brandIds: readonly string[] }
  | { kind: 'row'; blocks: readonly ContentBlock<Text>[] }
  | { kind: 'bigTitle'; text: Text }
  | { kind: 'collapsible'; text: Text }
  | { kind: 'quote'; text: Text }
  | { kind: 'textBoxes'; boxes: readonly TextBox<Text>[] }
  | { kind: 'sellingPoints'; points: readonly SellingPoint[] };

/** A part of a page composed by an editor, in one locale. */
export type ContentBlock<Text = RichTextSource> = BlockBase & BlockVariant<Text>;

/** The block of one type. */
export type BlockOf<Kind extends ContentBlock['kind'], Text = RichTextSource> = Extract<
  ContentBlock<Text>,
  { kind: Kind }
>;
