import { useTranslation } from '@vyloha/i18n';
import type { ComponentProps } from 'react';
import { DocumentTable } from './document-table';

/** Documents of an order on its page; nothing while it has none. */
export function OrderDocuments({ documents }: Pick<ComponentProps<typeof DocumentTable>, 'documents'>) {
  const { t } = useTranslation('account');
  if (documents.length === 0) return null;
  return (
    <section>
      <h2>{t('menu.documents')}</h2>
      <DocumentTable documents={documents} label={t('menu.documents')} hasOrders={false} />
    </section>
  );
}
