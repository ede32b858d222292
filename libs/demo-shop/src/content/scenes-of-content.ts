import { scenePicture } from '../pictures/scenes';

/** Scene pictures for banners, pages and errors; the subject is in the middle, since the sides may be cropped. */
export const scenes = {
  spring: scenePicture('spring'),
  terrace: scenePicture('terrace'),
  workshop: scenePicture('workshop'),
  home: scenePicture('home'),
  garden: scenePicture('garden'),
  greenhouse: scenePicture('greenhouse'),
  empty: scenePicture('empty'),
  lost: scenePicture('lost'),
} as const;
