import { useTranslation } from '@vyloha/i18n';
import { imagePath } from '@vyloha/links';
import { Picture } from '@vyloha/ui';
import type { BranchPicture } from '../../model/branch';
import styles from './branch-page.module.css';

const enlarged = { width: 1200, height: 1200 };

/** Pictures as thumbnails, which load when they are scrolled to; each opens the picture enlarged. */
export function BranchGallery({ pictures }: { pictures: readonly BranchPicture[] }) {
  const { t } = useTranslation('branches');
  return (
    <ul className={styles.gallery}>
      {pictures.map(({ fileKey, alt }, index) => (
        <li key={fileKey}>
          <a href={imagePath(fileKey, enlarged)} aria-label={t('detail.enlarge', { number: index + 1 })}>
            <Picture fileKey={fileKey} alt={alt} width={300} height={200} crop fit="cover" className={styles.picture} />
          </a>
        </li>
      ))}
    </ul>
  );
}
