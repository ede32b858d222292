import type { useValidatedForm } from '@vyloha/forms';
import type { deliveryDetailsInput } from '../../model/delivery-details-input';

/** The fields of the delivery form, as the form's parts take them. */
export type DeliveryFields = ReturnType<typeof useValidatedForm<typeof deliveryDetailsInput>>['fields'];
