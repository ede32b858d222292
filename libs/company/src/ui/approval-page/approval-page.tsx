import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { OrderLines, OrderParties, OrderPrices } from '@vyloha/orders/ui';
import { Button, Link } from '@vyloha/ui';
import type { approvalLoader } from '../../handlers/approvals/approval-loader.server';
import { ApprovalStatus } from '../approval-status/approval-status';
import { ApprovalDecision } from './approval-decision';
import { ApprovalLog } from './approval-log';
import styles from './approval-page.module.css';

/** An order above a limit: what it is, what may be done with it, who did what. */
export function ApprovalPage() {
  const { approval } = useLoaderData<typeof approvalLoader>();
  const { t } = useTranslation('company');
  const { t: tOrders } = useTranslation('orders');
  const { t: tAccount } = useTranslation('account');
  const { order, buyer, status, orderCode, heldBy } = approval;
  const price = formatMoney(approval.total, order.currency);
  return (
    <UserPage
      title={t('approval.title')}
      parentPages={[{ title: tAccount('menu.approvals'), to: accountPaths.approvals() }]}
    >
      <p className={styles.lead}>
        <ApprovalStatus status={status} /> <span>{t('approval.lead', { name: buyer.name, price })}</span>
      </p>
      {heldBy !== null && <p>{t(`approval.heldBy.${heldBy}`)}</p>}
      {approval.canCancel && <p>{t('approval.waitingText')}</p>}
      {orderCode !== null && (
        <p>
          <Link to={paths.order(orderCode)}>{t('approval.order', { code: orderCode })}</Link>
        </p>
      )}
      {approval.canDecide && <ApprovalDecision current={approval.current} currency={order.currency} />}
      {approval.canCancel && <CancelForm />}
      <section className={styles.section}>
        <h2>{tOrders('order.productsTitle')}</h2>
        <OrderLines lines={order.lines} currency={order.currency} />
        <OrderPrices prices={order.prices} currency={order.currency} />
      </section>
      <OrderParties order={order} />
      {order.comment !== null && (
        <section>
          <h2>{tOrders('order.comment')}</h2>
          <p>{order.comment}</p>
        </section>
      )}
      <ApprovalLog log={approval.log} />
    </UserPage>
  );
}

function CancelForm() {
  const { t } = useTranslation('company');
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="cancel" variant="secondary" icon="close" isBusy={isSending}>
        {t('approval.cancel')}
      </Button>
    </Form>
  );
}
