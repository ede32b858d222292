import { useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { ButtonLink, Container, EmptyState, type IconName, Link, Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ErrorPageContent } from '../../model/error-page';
import { errorTextKey } from '../../model/error-text-key';
import type { MenuItem } from '../../model/menu';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** Anything but 403, 404 and 503 is described as a server error. */
  status: number;
  /** The editors' text; without it the built-in text is shown. */
  content?: ErrorPageContent<readonly RichTextNode[]> | null | undefined;
  phone?: string | undefined;
  /** Links where most shoppers continue. */
  departments?: readonly MenuItem[] | undefined;
  /** Content of other libraries: a search field, recommended products. */
  children?: ReactNode;
}

const iconByStatus: Readonly<Record<number, IconName>> = { 403: 'shield', 404: 'search', 503: 'clock' };

const pictureSize = { width: 480, height: 270 };

/** What happened, what to do next, and links to continue. */
export function ErrorPage({ status, content, phone, departments = [], children }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const key = errorTextKey(status, useLocation().pathname);
  const homeLink = <ButtonLink to={paths.home()}>{t('error.home')}</ButtonLink>;
  const { image = null, title = t(`${key}.title`), text } = content ?? {};
  return (
    <>
      <Container width="text">
        {image && (
          <p className={styles.picture}>
            <Picture fileKey={image.fileKey} alt={image.alt} fit="cover" {...pictureSize} />
          </p>
        )}
        <EmptyState icon={iconByStatus[status] ?? 'warning'} title={title} headingLevel={1} actions={homeLink}>
          {text ? <RichText nodes={text} /> : <p>{t(`${key}.text`)}</p>}
          {phone && <p>{t('error.phone', { phone })}</p>}
          {status === 404 && (
            <p lang="en" className={styles.note}>
              {t('error.notFound.meta')}
            </p>
          )}
        </EmptyState>
        {departments.length > 0 && (
          <nav aria-label={t('error.departments')} className={styles.departments}>
            {departments.map(
              ({ title: name, href }) =>
                href && (
                  <Link key={href} to={href}>
                    {name}
                  </Link>
                ),
            )}
          </nav>
        )}
      </Container>
      {children && <Container className={styles.suggestions}>{children}</Container>}
    </>
  );
}
