import { useThemeSettings } from '@vyloha/config';
import { type CroppedFrame, imagePath } from '@vyloha/links';
import clsx from 'clsx';
import { Icon } from '../icon/icon';
import { pictureSources, type PictureSize } from './picture-sources';
import styles from './picture.module.css';

/** The backend crops to some sizes; in others a cropped picture comes whole and is cropped by its exact box. */
type PictureBox =
  | (PictureSize & { crop?: false | undefined; hasExactBox?: undefined })
  | (CroppedFrame & { crop: true; hasExactBox?: undefined })
  | (PictureSize & { crop: true; hasExactBox: true });

export type PictureProps = PictureBox & {
  /** The picture's key; without one an empty box of the same size reserves the space. */
  fileKey: string | null | undefined;
  /** Alternative text; '' when the text beside the picture says the same. */
  alt: string;
  /** The main picture of the page, above the fold: loaded with priority, without a thumbnail. */
  isFirst?: boolean | undefined;
  /** Whether the picture fits into its box or fills it; `contain` by default. */
  fit?: 'contain' | 'cover' | undefined;
  className?: string | undefined;
};

/**
 * A picture at 1x and 2x in a box that reserves its space. Until a lazy picture has loaded, a thumbnail of one eighth
 * is shown; the server selects WebP by the Accept header.
 */
export function Picture({
  fileKey,
  alt,
  isFirst = false,
  hasExactBox,
  fit = 'contain',
  className,
  ...size
}: PictureProps) {
  const themeSettings = useThemeSettings();
  if (!fileKey) return <PicturePlaceholder {...size} className={className} />;
  const { thumbnail, ...sources } = pictureSources((options) => imagePath(fileKey, options), size, themeSettings);
  const box = { width: size.width, height: size.height };
  return (
    <span
      className={clsx(styles.frame, styles[fit], className)}
      style={
        hasExactBox ? { width: box.width, height: 'auto', aspectRatio: `${box.width} / ${box.height}` } : undefined
      }
    >
      {!isFirst && <img className={styles.thumbnail} src={thumbnail} alt="" aria-hidden loading="lazy" {...box} />}
      <img
        className={styles.picture}
        {...sources}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        {...(isFirst && { fetchpriority: 'high' })}
        {...box}
      />
    </span>
  );
}

function PicturePlaceholder({ width, height, className }: PictureSize & { className?: string | undefined }) {
  return (
    <span className={clsx(styles.frame, styles.empty, className)}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden />
      <Icon name="leaf" size={48} className={styles.mark} />
    </span>
  );
}
