import type { CouponRow } from '@vyloha/backend-cart';

/** A coupon that takes off ten percent, for everybody and at any time. */
export function aCoupon(changes: Partial<CouponRow> & Pick<CouponRow, 'code'>): CouponRow {
  return {
    id: `k-${changes.code.toLowerCase()}`,
    name: { cs: 'Sleva', sk: 'Zľava' },
    percent: 10,
    amounts: {},
    freeShipping: false,
    validFrom: null,
    validTo: null,
    minimums: {},
    groups: [],
    oncePerCustomer: false,
    maxUses: null,
    ...changes,
  };
}
