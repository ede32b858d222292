import { Picture } from '@vyloha/ui';
import type { ArticlePicture } from '../../model/article-picture';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  picture: ArticlePicture | null;
  /** Side length in pixels. */
  size: number;
}

/** Round author picture, else the initials. */
export function Avatar({ name, picture, size }: AvatarProps) {
  const square = { width: size, height: size };
  return (
    <span className={styles.avatar} style={square} aria-hidden>
      {picture === null ? getInitials(name) : <Picture fileKey={picture.fileKey} alt="" {...square} crop fit="cover" />}
    </span>
  );
}

const getInitials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
