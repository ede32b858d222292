/** Nodes of rich text, after everything unknown has been dropped. */
export type RichTextNode =
  | { type: 'text'; text: string; marks: readonly Mark[] }
  | { type: 'paragraph'; align: Alignment | null; isFullWidth: boolean; content: readonly RichTextNode[] }
  /** With an id it can be linked to. */
  | { type: 'heading'; level: HeadingLevel; id?: string; content: readonly RichTextNode[] }
  | { type: ContainerType; content: readonly RichTextNode[] }
  | { type: 'tableCell' | 'tableHeader'; columns: number; rows: number; content: readonly RichTextNode[] }
  | { type: 'image'; image: RichTextImage }
  | { type: 'button'; button: RichTextButton; content: readonly RichTextNode[] }
  | { type: 'hardBreak' }
  | { type: 'clearer' };

export const containerTypes = ['bulletList', 'orderedList', 'listItem', 'blockquote', 'table', 'tableRow'] as const;
export type ContainerType = (typeof containerTypes)[number];

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

export type HeadingLevel = 2 | 3 | 4 | 5;

export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

export const plainMarks = ['bold', 'italic', 'strike', 'underline', 'subscript', 'superscript'] as const;
type PlainMark = (typeof plainMarks)[number];

export type Mark =
  { type: PlainMark } | { type: 'anchor'; id: string } | { type: 'link'; href: string; opensNewWindow: boolean };

export interface RichTextImage {
  fileKey: string;
  alt: string;
  title: string | null;
  isCropped: boolean;
  width: number;
  height: number;
  float: Side | null;
}

export const buttonColors = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;

export interface RichTextButton {
  href: string;
  color: (typeof buttonColors)[number];
  size: (typeof buttonSizes)[number];
  float: Side | null;
  iconBefore: string | null;
  iconAfter: string | null;
}
