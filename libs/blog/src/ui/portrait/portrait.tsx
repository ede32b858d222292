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
  const square = { width: size, height: size };
  return (
    <span className={styles.portrait} style={square} aria-hidden>
      {picture === null ? initialsOf(name) : <Picture fileKey={picture.fileKey} alt="" {...square} crop fit="cover" />}
    </span>
  );
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
