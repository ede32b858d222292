import type { DemoPicture } from './picture';

const side = 1800;

/** One person, or several beside each other, where they work. */
export const portraitPicture = (key: string): DemoPicture => ({
  fileKey: `portrait-${key}`,
  drawing: `portrait-${key}`,
  width: side,
  height: side,
});
