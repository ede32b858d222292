import { formatDate, useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import { useId } from 'react';
import { termsVersionKey, type TermsVersionLink } from '../../model/pages/terms-version';

interface TermsVersionsProps {
  /** The newest first. */
  versions: readonly TermsVersionLink[];
  /** The one that is shown; `null`: the terms in force. */
  selectedId: string | null;
}

/** Versions of the terms, each by its link. */
export function TermsVersions({ versions, selectedId }: TermsVersionsProps) {
  const { t } = useTranslation('content-blocks');
  const titleId = useId();
  const terms = paths.page(legalPageSlugs.terms);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('terms.versions')}</h2>
      <p>{t('terms.note')}</p>
      <ul>
        {versions.map(({ id, createdAt }) => (
          <li key={id}>
            <Link to={`${terms}?${termsVersionKey}=${id}`} aria-current={id === selectedId ? 'page' : undefined}>
              {t('terms.version', { date: formatDate(createdAt) })}
            </Link>
          </li>
        ))}
      </ul>
      {selectedId !== null && (
        <p>
          <Link to={terms}>{t('terms.inForce')}</Link>
        </p>
      )}
    </section>
  );
}
