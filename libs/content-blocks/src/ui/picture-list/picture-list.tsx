import { Picture } from '@vyloha/ui';
import type { BlockPicture } from '../../model/blocks/block-fields';
import styles from './picture-list.module.css';

/** Pictures with captions: side by side where they fit, or floating. */
export function PictureList({ pictures }: { pictures: readonly BlockPicture[] }) {
  return (
    <div className={styles.pictures}>
      {pictures.map(({ title, float, isCropped, ...picture }, index) => (
        <figure key={index} className={styles.figure} data-float={float ?? undefined} style={{ width: picture.width }}>
          <Picture
            {...picture}
            {...(isCropped && { crop: true, hasExactBox: true, fit: 'cover' })}
            className={styles.picture}
          />
          {title && <figcaption className={styles.caption}>{title}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
