import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { Button, ButtonLink } from '@vyloha/ui';
import type { orderLoader } from '../../handlers/order-page/order-loader.server';
import type { CancelRefusal } from '../../model/cancellation';
import type { PaymentRefusal } from '../../model/payments/online-payment';
import { repeatableLines, schedulableLines } from '../../model/repeated-order';
import { OrderDocuments } from '../documents-page/order-documents';
import { OrderContent } from '../order-content/order-content';
import { OrderState } from '../order-status/order-state';
import { OrderFiles } from './order-files';
import styles from './order-page.module.css';

type OrderData = ReturnType<typeof useLoaderData<typeof orderLoader>>;

/** An order of the customer or of a colleague in the account: with its documents, and what can be done with it again. */
export function OrderPage() {
  const data = useLoaderData<typeof orderLoader>();
  const { order, isReadOnly, attempt, hasFiles, maySchedule, mayClaim, documents, ...view } = data;
  const refusal = useActionData<Partial<PaymentRefusal & CancelRefusal>>();
  const { t } = useTranslation('orders');
  const { t: tAccount } = useTranslation('account');
  return (
    <UserPage
      title={t('order.title', { code: order.code })}
      parentPages={[
        isReadOnly
          ? { title: t('list.ofCompany'), to: accountPaths.companyOrders() }
          : { title: tAccount('menu.orders'), to: paths.orders() },
      ]}
    >
      <OrderState {...order} />
      {isReadOnly && <p>{t('order.orderedByName', { name: order.orderedBy?.name ?? '' })}</p>}
      <OrderContent
        {...view}
        order={order}
        action={paths.order(order.code)}
        error={refusal?.paymentError ?? null}
        cancelError={refusal?.cancelError ?? null}
        isReadOnly={isReadOnly}
        productActions={<ProductActions {...{ order, attempt, hasFiles, maySchedule }} />}
        documents={<OrderDocuments documents={documents} />}
        withdrawal={
          isReadOnly ? null : (
            // The next page's URL contains a secret: a document of its own is not measured.
            <Form method="post" action={paths.withdrawal()} reloadDocument>
              <Button type="submit" name="order" value={order.code} variant="secondary" icon="return">
                {t('order.withdraw')}
              </Button>
            </Form>
          )
        }
        claim={
          !isReadOnly &&
          mayClaim && (
            <p>
              <ButtonLink to={accountPaths.newClaim()} variant="secondary" icon="shield">
                {t('order.claim')}
              </ButtonLink>
            </p>
          )
        }
      />
    </UserPage>
  );
}

type ProductActionsProps = Pick<OrderData, 'order' | 'attempt' | 'hasFiles' | 'maySchedule'>;

function ProductActions({ order, attempt, hasFiles, maySchedule }: ProductActionsProps) {
  const { t } = useTranslation('orders');
  return (
    <>
      <div className={styles.actions}>
        {repeatableLines(order).sold.length > 0 && (
          <Form method="post" action={paths.order(order.code)}>
            <input type="hidden" name="attempt" value={attempt} />
            <Button type="submit" name="intent" value="repeat" variant="secondary" icon="cart">
              {t('order.repeat.button')}
            </Button>
          </Form>
        )}
        {maySchedule && schedulableLines(order).length > 0 && (
          <ButtonLink to={accountPaths.newSchedule(order.code)} variant="quiet" icon="repeat">
            {t('order.schedule')}
          </ButtonLink>
        )}
      </div>
      {hasFiles && <OrderFiles order={order} />}
    </>
  );
}
