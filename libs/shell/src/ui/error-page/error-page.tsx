import { Form, useLocation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths, searchKey } from '@vyloha/links';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Button, ButtonLink, Container, EmptyState, type IconName, Input, Link, LinkedText, Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ErrorPageContent } from '../../model/error-page';
import { errorTextKey } from '../../model/error-text-key';
import type { MenuItem } from '../../model/menu';
import { PhoneLink } from '../phone-link/phone-link';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** Anything but 403, 404 and 503 is described as a server error. */
  status: number;
  /** The editors' text; without it the built-in text is shown. */
  content?: ErrorPageContent<readonly RichTextNode[]> | null | undefined;
  phone?: string | undefined;
  /** Links where most shoppers continue. */
  departments?: readonly MenuItem[] | undefined;
  /** Content of other libraries: recommended products. */
  children?: ReactNode;
}

const iconByStatus: Readonly<Record<number, IconName>> = { 403: 'shield', 404: 'search', 503: 'clock' };

const pictureSize = { width: 480, height: 270 };

/** Leads to the results; that of the header is out of sight on a phone. */
function SearchForm() {
  const { t } = useTranslation('shell');
  return (
    <Form action={paths.search()} role="search" aria-label={t('error.search')} className={styles.search}>
      <Input type="search" name={searchKey} aria-label={t('error.search')} autoComplete="off" required />
      <Button type="submit" icon="search">
        {t('error.find')}
      </Button>
    </Form>
  );
}

/** What happened, what to do next, and links to continue. */
export function ErrorPage({ status, content, phone, departments = [], children }: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const key = errorTextKey(status, useLocation().pathname);
  const homeLink = <ButtonLink to={paths.home()}>{t('error.home')}</ButtonLink>;
  const { image = null, title = t(`${key}.title`), text } = content ?? {};
  return (
    <>
      <Container width="text">
        <EmptyState
          icon={iconByStatus[status] ?? 'warning'}
          picture={image && <Picture fileKey={image.fileKey} alt={image.alt} fit="cover" {...pictureSize} />}
          title={title}
          headingLevel={1}
          actions={homeLink}
        >
          {text ? <RichText nodes={text} /> : <p>{t(`${key}.text`)}</p>}
          {status === 404 && <SearchForm />}
          {phone && (
            <p>
              <LinkedText text={t('error.phone')} link={<PhoneLink phone={phone} />} />
            </p>
          )}
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
