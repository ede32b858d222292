import { Picture } from '@vyloha/ui';
import type { ArticlePicture } from '../../model/wire-texts';
import styles from './portrait.module.css';

interface PortraitProps {
  name: string;
  picture: ArticlePicture | null;
  /** Of a side, in pixels. */
  size: number;
}

/** An author in a circle: their picture, else the first letter of each name. */
export function Portrait({ name, picture, size }: PortraitProps) {
  if (picture !== null) {
    const square = { width: size, height: size };
    return <Picture fileKey={picture.fileKey} alt="" {...square} crop fit="cover" className={styles.portrait} />;
  }
  const initials = name.split(' ').map((part) => part.charAt(0));
  return (
    <span className={styles.initials} style={{ width: size, height: size }} aria-hidden>
      {initials.join('')}
    </span>
  );
}
