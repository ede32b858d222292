import type { useValidatedForm } from '@vyloha/forms';
import type { deliveryDetailsInput } from '../../model/delivery-details/delivery-details-input';

/** Conform metadata of the delivery form's fields. */
export type DeliveryFields = ReturnType<typeof useValidatedForm<typeof deliveryDetailsInput>>['fields'];
