/**
 * What money led to. `known`: it was recorded before · `part`: some is missing · `paid`: all has come · `surplus`: more has
 * come · `refundDue`: the order is cancelled
 */
export const bookings = ['known', 'part', 'paid', 'surplus', 'refundDue'] as const;
