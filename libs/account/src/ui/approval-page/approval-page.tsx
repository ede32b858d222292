import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { Button, Link } from '@vyloha/ui';
import type { approvalLoader } from '../../handlers/approvals/approval-loader.server';
import { ApprovalStatus } from '../approval-status/approval-status';
import { BuyerParty, OrderParties, OrderParty } from '../order-parties/order-parties';
import { OrderPrices } from '../order-prices/order-prices';
import { ProductTable } from '../product-table/product-table';
import { UserPage } from '../user-page/user-page';
import { ApprovalDecision } from './approval-decision';
import { ApprovalLog } from './approval-log';
import styles from './approval-page.module.css';

/** An order above a limit: what it is, what may be done with it, who did what. */
export function ApprovalPage() {
  const { approval } = useLoaderData<typeof approvalLoader>();
  const { t } = useTranslation('account');
  const { order, buyer, status, orderCode } = approval;
  const price = formatMoney(approval.total, order.currency);
  return (
    <UserPage title={t('approval.title')} parentPages={[{ title: t('menu.approvals'), to: accountPaths.approvals() }]}>
      <p className={styles.lead}>
        <ApprovalStatus status={status} /> <span>{t('approval.lead', { name: buyer.name, price })}</span>
      </p>
      {approval.canCancel && <p>{t('approval.waitingText')}</p>}
      {orderCode !== null && (
        <p>
          <Link to={paths.order(orderCode)}>{t('approval.order', { code: orderCode })}</Link>
        </p>
      )}
      {approval.canDecide && <ApprovalDecision current={approval.current} currency={order.currency} />}
      {approval.canCancel && <CancelForm />}
      <section className={styles.section}>
        <h2>{t('order.products')}</h2>
        <ProductTable lines={order.lines} currency={order.currency} />
        <OrderPrices prices={order.prices} currency={order.currency} />
      </section>
      <OrderParties>
        <OrderParty
          title={t(order.shipper.isPickUp || order.shipper.isAtPoint ? 'order.pickUp' : 'order.shippingAddress')}
          address={{ ...order.shippingAddress, name: order.branch?.name ?? order.shippingAddress.name }}
        />
        <BuyerParty order={order} />
      </OrderParties>
      {order.comment !== null && (
        <section>
          <h2>{t('order.comment')}</h2>
          <p>{order.comment}</p>
        </section>
      )}
      <ApprovalLog log={approval.log} />
    </UserPage>
  );
}

function CancelForm() {
  const { t } = useTranslation('account');
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="cancel" variant="secondary" icon="close" isBusy={isSending}>
        {t('approval.cancel')}
      </Button>
    </Form>
  );
}
