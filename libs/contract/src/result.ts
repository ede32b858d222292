/** How a call or a parser ends that may fail as expected; faults are thrown. A problem is shown to the shopper. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };
