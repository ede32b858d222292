import * as v from 'valibot';
import { parseRichText } from './parse-rich-text';

/** Rich text on the wire → renderable nodes. Never fails: unknown nodes are dropped, their text is kept. */
export const richTextSchema = v.pipe(v.unknown(), v.transform(parseRichText));
