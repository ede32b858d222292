import { useActionData, useLoaderData } from '@remix-run/react';
import { RemovedLinesNotice } from '@vyloha/cart/ui';
import type { FormRefusal } from '@vyloha/forms';
import { useTranslation } from '@vyloha/i18n';
import { Alert } from '@vyloha/ui';
import { useRef } from 'react';
import type { methodsPageLoader } from '../../handlers/methods-page-loader.server';
import { findPayment, findShipper } from '../../model/selection/selection';
import { toSeenOrder } from '../../model/order/seen-order';
import { toSummary } from '../../model/order/summary';
import { CheckoutLayout } from '../checkout-layout/checkout-layout';
import { MethodsForm } from '../methods-form/methods-form';
import { useSelection } from '../methods-form/use-selection';
import { useStoredChoices } from '../methods-form/use-stored-choices';
import { useMethodEvents } from '../measuring/use-method-events';
import { RecipientCard } from '../recipient-card/recipient-card';
import { useSeenOrder } from './use-seen-order';

/** The second step: shipping, payment and placing the order. */
export function MethodsPage() {
  const { details, addressLines, country, vatNumberState, products, hasRemovedLines, ...loaded } =
    useLoaderData<typeof methodsPageLoader>();
  const refusal = useActionData<FormRefusal>();
  const { t } = useTranslation('checkout');
  const formRef = useRef<HTMLFormElement>(null);
  const { selection, send } = useSelection(loaded, formRef);
  useStoredChoices(formRef);
  const seen = useSeenOrder(toSeenOrder({ ...loaded, products }), refusal);
  const summary = toSummary(products, findShipper(selection, loaded.offer), findPayment(selection, loaded.offer));
  useMethodEvents({ summary, currency: loaded.currency });
  return (
    <CheckoutLayout step="methods" title={t('methods.title')} order={{ summary, currency: loaded.currency }}>
      {hasRemovedLines && <RemovedLinesNotice names={loaded.removedNames} />}
      {loaded.lostGifts && (
        <Alert tone="warning" role="alert">
          {loaded.lostGifts}
        </Alert>
      )}
      <RecipientCard details={details} addressLines={addressLines} country={country} vatNumberState={vatNumberState} />
      {loaded.offer.shippers.length === 0 && (
        <Alert tone="warning">
          <p>{t('methods.noShippers')}</p>
        </Alert>
      )}
      <MethodsForm
        {...loaded}
        selection={selection}
        send={send}
        summary={summary}
        seen={seen}
        refusal={refusal}
        formRef={formRef}
      />
    </CheckoutLayout>
  );
}
