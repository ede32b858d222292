import { randomBytes } from 'node:crypto';

/** The element that marks holes. Nobody outside of this process knows it, so no content can contain such a mark. */
export const holeTag = `hole-${randomBytes(8).toString('hex')}`;
