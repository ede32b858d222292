/** A document that is well-formed, but not what this shop can have; its message says what would be. */
export class InvalidDocument extends Error {}
