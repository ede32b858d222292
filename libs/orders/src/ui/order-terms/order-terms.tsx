import { useTranslation } from '@vyloha/i18n';
import { RichText } from '@vyloha/rich-text';
import { Disclosure } from '@vyloha/ui';
import type { OrderTermsText } from '../../handlers/order-page/load-order-terms.server';

/** The terms that the order was placed under; nothing for orders from before they were stored. */
export function OrderTerms({ terms }: { terms: OrderTermsText | null }) {
  const { t } = useTranslation('orders');
  if (terms === null) return null;
  return (
    <Disclosure title={t('order.terms')}>
      <div lang={terms.locale}>
        <RichText nodes={terms.nodes} />
      </div>
    </Disclosure>
  );
}
