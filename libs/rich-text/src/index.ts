export { EmbeddedFrameBox } from './embedded-frame-box';
export { HtmlText } from './html-text';
export { parseRichText } from './parse-rich-text';
export { RichText } from './rich-text';
export type { RichTextNode } from './rich-text-node';
export { textOfNodes } from './text-of-nodes';
