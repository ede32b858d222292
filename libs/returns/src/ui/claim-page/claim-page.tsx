import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { ButtonLink, Link, Stack } from '@vyloha/ui';
import type { claimLoader } from '../../handlers/claims/claim-loader.server';
import { isOpenClaim } from '../../model/claims/claim';
import { claimPages } from '../../model/claims/claim-pages';
import { ClaimFrame } from '../claim-frame/claim-frame';
import { ClaimHistory } from '../claim-details/claim-history';
import { ClaimDetails } from '../claim-details/claim-details';
import { ClaimState } from '../claim-state/claim-state';
import styles from './claim-page.module.css';

/** One claim: its state, until when it is settled, what is claimed, what happened. */
export function ClaimPage() {
  const { claim, token } = useLoaderData<typeof claimLoader>();
  const { t } = useTranslation('returns');
  const { code, orderCode, state, dueDate, photoCount } = claim;
  const pages = claimPages(token);
  return (
    <ClaimFrame token={token} title={t('claims.claimTitle', { code })}>
      <p className={styles.state}>
        <ClaimState state={state} />
        {isOpenClaim(claim) && <strong>{t('claims.dueBy', { date: formatDate(dueDate) })}</strong>}
      </p>
      <p>
        <ButtonLink to={pages.protocol(code)} variant="secondary" icon="document">
          {t('claims.protocol')}
        </ButtonLink>
      </p>
      <ClaimDetails claim={claim} />
      <p>
        <Link to={pages.order(orderCode)}>{t('claims.toOrder', { code: orderCode })}</Link>
      </p>
      {photoCount > 0 && (
        <Stack as="section">
          <h2>{t('claims.photos.label')}</h2>
          <ul className={styles.photos}>
            {Array.from({ length: photoCount }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <a href={pages.photo(code, number)}>
                  <img
                    src={pages.photo(code, number)}
                    alt={t('claims.photos.alt', { number })}
                    loading="lazy"
                    width={160}
                    height={160}
                    className={styles.photo}
                  />
                </a>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <ClaimHistory history={claim.history} />
    </ClaimFrame>
  );
}
