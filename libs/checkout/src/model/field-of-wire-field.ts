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

/** The field of the last step that a refused field of `place` belongs to; others are of the step before. */
export function fieldOfWireField(wireField: string): string | undefined {
  return fieldByWireField[wireField];
}
