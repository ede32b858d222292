/** Rich text as the content system keeps it; handlers read it. */
export type RichTextSource = readonly unknown[];

export interface BlockButton {
  text: string;
  /** An address, ready to use. */
  to: string;
  isSecondary: boolean;
}

/** Colours an editor gave a block: `#rrggbb`. */
export interface BlockGround {
  background: string;
  /** The editor's wish; the page keeps to it where it can be read. */
  text: string | null;
}

interface BlockHead {
  id: string;
  title: string | null;
  ground: BlockGround | null;
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

/** A part of a page that an editor composed, in one locale. */
export type ContentBlock<Text = RichTextSource> = BlockHead & Kinds<Text>;

/** The block of one kind. */
export type BlockOf<Kind extends ContentBlock['kind'], Text = RichTextSource> = Extract<
  ContentBlock<Text>,
  { kind: Kind }
>;
