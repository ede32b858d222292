import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Container, Link, LinkedText } from '@vyloha/ui';
import type { orderByTokenLoader } from '../../handlers/order-page/order-by-token-loader.server';
import type { CancelRefusal } from '../../model/cancellation';
import type { Order } from '../../model/order';
import type { PaymentRefusal } from '../../model/payments/online-payment';
import { OrderDocuments } from '../documents-page/order-documents';
import { OrderContent } from '../order-content/order-content';
import { OrderState } from '../order-status/order-state';
import styles from './order-by-token-page.module.css';
import { PrintButton } from './print-button';

type OrderData = ReturnType<typeof useLoaderData<typeof orderByTokenLoader>>;

/** The order of whoever has its token; printed it is its sheet. */
export function OrderByTokenPage() {
  const { token, seller, documents, mayClaim, ...view } = useLoaderData<typeof orderByTokenLoader>();
  const refusal = useActionData<Partial<PaymentRefusal & CancelRefusal>>();
  const { t } = useTranslation('orders');
  return (
    <Container className={styles.page}>
      <OrderHeading order={view.order} />
      <OrderContent
        {...view}
        token={token}
        action={paths.orderByToken(token)}
        error={refusal?.paymentError ?? null}
        cancelError={refusal?.cancelError ?? null}
        documents={
          <OrderDocuments
            documents={documents}
            fileUrl={(id, format) => accountPaths.orderDocumentFile({ token, id, format })}
          />
        }
        withdrawal={
          <p className={styles.help}>
            <Link to={accountPaths.withdrawalOrder(token)}>{t('order.withdraw')}</Link>
          </p>
        }
        claim={
          mayClaim && (
            <p className={styles.help}>
              <Link to={accountPaths.claimOrder(token)}>{t('order.claim')}</Link>
            </p>
          )
        }
      />
      <p className={styles.help}>
        <LinkedText text={t('next.help')} link={<Link to={paths.contact()}>{t('next.helpLink')}</Link>} />
      </p>
      <Seller seller={seller} />
    </Container>
  );
}

function OrderHeading({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.heading}>
      <div className={styles.title}>
        <h1>{t('order.title', { code: order.code })}</h1>
        <OrderState {...order} />
      </div>
      <PrintButton />
    </div>
  );
}

/** On paper there is no header and footer to tell whose order it is. */
function Seller({ seller }: Pick<OrderData, 'seller'>) {
  const { t } = useTranslation('orders');
  const { addressLines, phone, email, tin, vatin, vatinSvk } = seller;
  const numbers = [
    t('order.tin', { number: tin }),
    ...(vatin === '' ? [] : [t('order.vatin', { number: vatin })]),
    ...(vatinSvk === null ? [] : [t('order.vatinSvk', { number: vatinSvk })]),
  ].join(', ');
  return (
    <section className={styles.seller}>
      <h2>{t('order.seller')}</h2>
      <p>{addressLines.join(', ')}</p>
      <p>{[numbers, phone, email].join(' · ')}</p>
    </section>
  );
}
