import * as v from 'valibot';
import { displayText } from './display-text';

/** A code, an address, a date or another value that is not read by shoppers. */
export const optionalString = v.nullish(v.string(), null);

/** A picture by its key on the image server, or none. */
export const optionalPicture = v.nullish(v.object({ fileKey: v.string(), alt: v.nullish(displayText, '') }), null);

/** The picture of a line of an order or a list, which the shop has stored whole. */
export const linePicture = v.nullable(v.object({ fileKey: v.string(), alt: displayText }));
