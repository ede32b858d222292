import { Picture } from '../picture/picture';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  picture: { fileKey: string } | null;
  /** Side length in pixels. */
  size: number;
}

/** Round picture of a person, else the initials; the name is beside it. */
export function Avatar({ name, picture, size }: AvatarProps) {
  const square = { width: size, height: size };
  return (
    <span className={styles.avatar} style={square} aria-hidden>
      {picture === null ? (
        getInitials(name)
      ) : (
        <Picture fileKey={picture.fileKey} alt="" {...square} crop hasExactBox fit="cover" />
      )}
    </span>
  );
}

const getInitials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
