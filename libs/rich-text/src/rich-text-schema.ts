import * as v from 'valibot';
import { parseRichText } from './parse-rich-text';

/** Rich text on the wire → nodes that can be shown. Never refuses: what is unknown is dropped, its text kept. */
export const richTextSchema = v.pipe(v.unknown(), v.transform(parseRichText));
