import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Card, Picture } from '@vyloha/ui';
import { useId } from 'react';
import type { ContactBoxData } from '../../model/pages/content-page';
import styles from './contact-box.module.css';

/** An invitation to contact the shop's staff. */
export function ContactBox({ title, text, hasButton, image }: ContactBoxData) {
  const { t } = useTranslation('content-blocks');
  const titleId = useId();
  return (
    <Card as="section" tone="sand" aria-labelledby={titleId} className={styles.box}>
      {image && (
        <Picture
          fileKey={image.fileKey}
          alt={image.alt}
          width={160}
          height={160}
          fit="cover"
          className={styles.image}
        />
      )}
      <h2 id={titleId} className={styles.title}>
        {title ?? t('contact.title')}
      </h2>
      {text && <p>{text}</p>}
      {hasButton && (
        <ButtonLink to={paths.contact()} icon="mail" className={styles.button}>
          {t('contact.button')}
        </ButtonLink>
      )}
    </Card>
  );
}
