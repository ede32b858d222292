/** Rich text as the content system keeps it; handlers read it. */
export type RichTextSource = readonly unknown[];

export interface BlockButton {
  text: string;
  /** An address, ready to use. */
  to: string;
  isSecondary: boolean;
}

/** Colours an editor gave a block, both or none: `#rrggbb`. */
export interface BlockGround {
  background: string;
  text: string;
}

interface BlockHead {
  id: string;
  title: string | null;
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

type Kinds<Text> =
  | { kind: 'text'; text: Text; ground: BlockGround | null }
  | { kind: 'html'; html: string }
  | { kind: 'pictures'; pictures: readonly BlockPicture[] }
  | { kind: 'products'; productIds: readonly string[] }
  | { kind: 'categories'; categoryIds: readonly string[] }
  | { kind: 'row'; blocks: readonly ContentBlock<Text>[] }
  | { kind: 'bigTitle' | 'collapsible' | 'quote'; text: Text }
  | { kind: 'textBoxes'; boxes: readonly TextBox<Text>[] }
  | { kind: 'sellingPoints'; points: readonly SellingPoint[] };

/** A part of a page that an editor composed, in one locale. */
export type ContentBlock<Text = RichTextSource> = BlockHead & Kinds<Text>;

/** The block of one kind. */
export type BlockOf<Kind extends ContentBlock['kind'], Text = RichTextSource> = Extract<
  ContentBlock<Text>,
  { kind: Kind }
>;
