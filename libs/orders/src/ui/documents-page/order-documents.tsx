import { useTranslation } from '@vyloha/i18n';
import type { ComponentProps } from 'react';
import { DocumentTable } from './document-table';

type OrderDocumentsProps = Pick<ComponentProps<typeof DocumentTable>, 'documents' | 'fileUrl'>;

/** Documents of an order on its page; nothing while it has none. */
export function OrderDocuments(props: OrderDocumentsProps) {
  const { t } = useTranslation('orders');
  if (props.documents.length === 0) return null;
  return (
    <section>
      <h2>{t('documents.ofOrder')}</h2>
      <DocumentTable {...props} label={t('documents.ofOrder')} hasOrders={false} />
    </section>
  );
}
