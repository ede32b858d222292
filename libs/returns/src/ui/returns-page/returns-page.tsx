import { Form, useLoaderData, useLocation } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { FieldStack, plainFields, SelectField } from '@vyloha/forms';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, Card, EmptyState, Link, Pagination } from '@vyloha/ui';
import type { returnsLoader } from '../../handlers/returns/returns-loader.server';
import type { ReturnableOrder } from '../../model/withdrawal/returnable-order';
import { WithdrawalCard } from '../withdrawal-card/withdrawal-card';
import styles from './returns-page.module.css';

/** What the customer has returned with its states, and the way to return more. */
export function ReturnsPage() {
  const { returns, orders, page, totalPages } = useLoaderData<typeof returnsLoader>();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('returns');
  return (
    <UserPage title={t('returns.title')}>
      {orders.length > 0 && <BeginReturn orders={orders} />}
      {returns.length === 0 ? (
        <EmptyState
          icon="return"
          title={t('returns.empty')}
          actions={orders.length === 0 && <ButtonLink to={paths.withdrawal()}>{t('returns.findOrder')}</ButtonLink>}
        >
          <p>{t('returns.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {returns.map((withdrawal) => (
            <li key={withdrawal.code}>
              <WithdrawalCard withdrawal={withdrawal}>
                <p>
                  <Link to={paths.order(withdrawal.orderCode)}>
                    {t('returns.order', { code: withdrawal.orderCode })}
                  </Link>
                </p>
              </WithdrawalCard>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
      <p>
        {t('returns.exchange')} <Link to={paths.contact()}>{t('returns.contact')}</Link>
      </p>
    </UserPage>
  );
}

/** The login says whose order it is: no e-mail is asked for. */
function BeginReturn({ orders }: { orders: readonly ReturnableOrder[] }) {
  const { t } = useTranslation('returns');
  const field = plainFields({ formId: 'return' });
  return (
    <Card as="section" tone="sand" aria-labelledby="return-title">
      <h2 id="return-title" className={styles.title}>
        {t('returns.begin')}
      </h2>
      {/* The next page's URL contains a secret: a document of its own is not measured. */}
      <Form method="post" action={paths.withdrawal()} reloadDocument>
        <FieldStack>
          <SelectField
            field={field('order', { required: true })}
            label={t('returns.choose')}
            options={orders.map(({ code, createdAt }) => ({
              value: code,
              label: t('returns.option', { code, date: formatDate(createdAt) }),
            }))}
          />
          <Button type="submit">{t('returns.continue')}</Button>
        </FieldStack>
      </Form>
    </Card>
  );
}
