/** What the service says about a form: names of its fields, or that it cannot say anything. */
export type AddressVerdicts =
  { kind: 'judged'; invalid: readonly string[]; doubtful: readonly string[] } | { kind: 'failed' };

/** Carries them to the form they are about. */
export class AddressVerdictEvent extends Event {
  static readonly type = 'addressverdict';

  constructor(readonly verdicts: AddressVerdicts) {
    super(AddressVerdictEvent.type);
  }
}
