import { useThemeSettings } from '@vyloha/config';
import { imagePath } from '@vyloha/links';
import clsx from 'clsx';
import { Icon } from '../icon/icon';
import { pictureSources, type PictureSize } from './picture-sources';
import styles from './picture.module.css';

export interface PictureProps extends PictureSize {
  /** The picture's key; without one an empty frame of the same size keeps the place. */
  fileKey: string | null | undefined;
  /** What the picture shows; '' when the words beside it say so already. */
  alt: string;
  /** The picture the page is about, visible at once: loaded first, without a thumbnail. */
  isFirst?: boolean | undefined;
  /** Whether the picture fits into its frame or fills it; `contain` by default. */
  fit?: 'contain' | 'cover' | undefined;
  className?: string | undefined;
}

/**
 * A picture of the shop at 1x and 2x in a frame that keeps its place. Until a lazy picture arrives its thumbnail of
 * one eighth shows; WebP is the server's choice by the browser's Accept header.
 */
export function Picture({ fileKey, alt, isFirst = false, fit = 'contain', className, ...size }: PictureProps) {
  const themeSettings = useThemeSettings();
  if (!fileKey) return <EmptyFrame {...size} className={className} />;
  const { src, srcSet, thumbnail } = pictureSources((options) => imagePath(fileKey, options), size, themeSettings);
  const box = { width: size.width, height: size.height };
  return (
    <span className={clsx(styles.frame, styles[fit], className)}>
      {!isFirst && <img className={styles.thumbnail} src={thumbnail} alt="" aria-hidden loading="lazy" {...box} />}
      <img
        className={styles.picture}
        src={src}
        srcSet={srcSet}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding={isFirst ? 'sync' : 'async'}
        {...(isFirst && { fetchpriority: 'high' })}
        {...box}
      />
    </span>
  );
}

function EmptyFrame({ width, height, className }: PictureSize & { className?: string | undefined }) {
  return (
    <span className={clsx(styles.frame, styles.empty, className)}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden />
      <Icon name="leaf" size={48} className={styles.mark} />
    </span>
  );
}
