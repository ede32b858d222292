import { useLoaderData } from '@remix-run/react';
import { formatDate, useTranslation } from '@vyloha/i18n';
import type { claimProtocolLoader } from '../../handlers/claims/claim-loader.server';
import { claimPages } from '../../model/claims/claim-pages';
import { ClaimDetails } from '../claim-details/claim-details';
import { ClaimFrame } from '../claim-frame/claim-frame';
import { ClaimHistory } from '../claim-details/claim-history';
import styles from './claim-protocol-page.module.css';

/** The confirmation of a claim that the law asks for, to be printed: by whom, when, what, and until when. */
export function ClaimProtocolPage() {
  const { claim, token, seller } = useLoaderData<typeof claimProtocolLoader>();
  const { t } = useTranslation('returns');
  const { code, orderCode, customer, dueDate, photoCount } = claim;
  const { tin, vatin, vatinSvk } = seller;
  const numbers = [
    t('claims.sellerTin', { number: tin }),
    ...(vatin === '' ? [] : [t('claims.sellerVatin', { number: vatin })]),
    ...(vatinSvk === null ? [] : [t('claims.sellerVatinSvk', { number: vatinSvk })]),
  ];
  return (
    <ClaimFrame
      token={token}
      title={t('claims.protocolTitle', { code })}
      parentPages={[{ title: t('claims.claimTitle', { code }), to: claimPages(token).claim(code) }]}
      isSheet
    >
      <p className={styles.hint}>{t('claims.printHint')}</p>
      <div className={styles.parties}>
        <Party
          title={t('claims.seller')}
          lines={[...seller.addressLines, numbers.join(' · '), seller.phone, seller.email]}
        />
        <Party
          title={t('claims.customer')}
          lines={[customer.name, ...customer.addressLines, customer.phone, customer.email]}
        />
      </div>
      <p>{t('claims.fromOrder', { code: orderCode })}</p>
      <ClaimDetails claim={claim} />
      {photoCount > 0 && <p>{t('claims.photos.enclosed', { count: photoCount })}</p>}
      <p>
        <strong>{t('claims.dueBy', { date: formatDate(dueDate) })}</strong>
      </p>
      <ClaimHistory history={claim.history} />
    </ClaimFrame>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </section>
  );
}
