import { useTranslation } from '@vyloha/i18n';
import { Link, Picture } from '@vyloha/ui';
import { useId } from 'react';
import type { Certification } from '../../model/home/certification';
import styles from './certification-list.module.css';

/** Certifications of the shop. */
export function CertificationList({ certifications }: { certifications: readonly Certification[] }) {
  const { t } = useTranslation('content-blocks');
  const titleId = useId();
  if (certifications.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{t('home.certifications')}</h2>
      <ul className={styles.list}>
        {certifications.map(({ id, title, to, image }) => (
          <li key={id} className={styles.item}>
            {image && <Picture fileKey={image.fileKey} alt="" width={72} height={72} className={styles.logo} />}
            {to === null ? title : <Link to={to}>{title}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
