const fieldByWireField: Readonly<Record<string, string>> = {
  shipper_id: 'shipper',
  branch_id: 'shipperBranch',
  payment_id: 'payment',
  delivery_time_id: 'deliveryTimeSlot',
  comment: 'note',
  shipper_comment: 'note_for_shipper',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
};

/** Form field of the last step by rejected field of `place`; all others belong to the previous step. */
export function fieldOfWireField(wireField: string): string | undefined {
  return fieldByWireField[wireField];
}
