import type {} from '@remix-run/server-runtime';

/** Photographs of a posted form, which the host has read: handlers get no other files. */
export interface PostedPhotos {
  files: readonly Uint8Array[];
  /** Why some are missing. */
  problem: 'tooMany' | 'tooLarge' | null;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Set where the page takes photographs and some were posted. */
    postedPhotos?: PostedPhotos;
    /** The file of a posted form, where the page takes one and it is not empty. */
    postedFile?: Uint8Array;
  }
}
