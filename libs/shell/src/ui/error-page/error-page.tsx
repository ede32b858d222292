import { Form, useLocation } from '@remix-run/react';
import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { paths, searchKey } from '@vyloha/links';
import { RichText, type RichTextNode } from '@vyloha/rich-text';
import { Button, ButtonLink, Chip, Container, EmptyState, type IconName, Input, LinkedText, Picture } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { ErrorPageContent } from '../../model/error-page';
import { errorTextKey } from '../../model/error-text-key';
import type { MenuItem } from '../../model/menu';
import { wordsOfPath } from '../../model/words-of-path';
import { PhoneLink } from '../phone-link/phone-link';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  /** Anything but 403, 404 and 503 is described as a server error. */
  status: number;
  /** The editors' text; without it the built-in text is shown. */
  content?: ErrorPageContent<readonly RichTextNode[]> | null | undefined;
  phone?: string | undefined;
  /** Whether it may pass by itself: the page may be loaded again. */
  isRetryable?: boolean;
  /** Links where most shoppers continue. */
  departments?: readonly MenuItem[] | undefined;
  /** Content of other libraries: recommended products. */
  children?: ReactNode;
}

const iconByStatus: Readonly<Record<number, IconName>> = { 403: 'shield', 404: 'search', 503: 'clock' };

const pictureSize = { width: 480, height: 270 };

/** Leads to the results of what the address said: most that are gone were those of products. */
function SearchForm({ words }: { words: string | null }) {
  const { t } = useTranslation('shell');
  return (
    <Form action={paths.search()} role="search" aria-label={t('error.search')} className={styles.search}>
      <Input
        type="search"
        name={searchKey}
        aria-label={t('error.search')}
        defaultValue={words ?? ''}
        autoComplete="off"
        required
      />
      <Button type="submit" icon="search">
        {t('error.find')}
      </Button>
    </Form>
  );
}

/** What happened, what to do next, and links to continue. */
export function ErrorPage({
  status,
  content,
  phone,
  isRetryable = status >= 500,
  departments = [],
  children,
}: ErrorPageProps) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const key = errorTextKey(status, pathname);
  const actions = (
    <>
      {isRetryable && (
        <ButtonLink to={`${pathname}${search}`} reloadDocument>
          {t('error.retry')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home()} variant={isRetryable ? 'secondary' : 'primary'}>
        {t('error.home')}
      </ButtonLink>
    </>
  );
  const { image = null, title = t(`${key}.title`), text } = content ?? {};
  return (
    <>
      <Container width="text">
        <EmptyState
          icon={iconByStatus[status] ?? 'warning'}
          picture={image && <Picture fileKey={image.fileKey} alt={image.alt} fit="cover" {...pictureSize} />}
          title={title}
          headingLevel={1}
          actions={actions}
        >
          {text ? <RichText nodes={text} /> : <p>{t(`${key}.text`)}</p>}
          {status === 404 && <SearchForm words={wordsOfPath(pathname, limits.searchMinimumLength)} />}
          {phone && (
            <p className={styles.phone}>
              <LinkedText text={t('error.phone')} link={<PhoneLink phone={phone} />} />
            </p>
          )}
          {status === 404 && (
            <p lang="en" className={styles.note}>
              {t('error.notFound.meta')}
            </p>
          )}
        </EmptyState>
      </Container>
      <Container className={styles.suggestions}>
        {departments.length > 0 && (
          <nav aria-labelledby="oddeleni" className={styles.departments}>
            <h2 id="oddeleni">{t('error.departments')}</h2>
            <ul>
              {departments.map(
                ({ title: name, href }) =>
                  href && (
                    <li key={href}>
                      <Chip to={href}>{name}</Chip>
                    </li>
                  ),
              )}
            </ul>
          </nav>
        )}
        {children}
      </Container>
    </>
  );
}
