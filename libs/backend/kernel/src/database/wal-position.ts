/** Of WAL, in bytes. */
const pageBytes = 8192n;
const longestPageHeader = 40n;

/** A position in the write-ahead log (`16/B374D848`) as a number that can be compared. */
export function parseWalPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * What a replica has to have replayed for all that was written before the position. Where a page has just been filled, the
 * primary says where the next record begins, behind the header of the next page, and the replica where the last one ended.
 */
export function positionToReplay(insertPosition: bigint): bigint {
  const inPage = insertPosition % pageBytes;
  return inPage <= longestPageHeader ? insertPosition - inPage : insertPosition;
}
