import { expect, it } from 'vitest';
import { batchField, parseBatch } from './batch-fields';

it('reads the quantity of each variant and leaves out the rest', () => {
  const fields = { intent: 'addBatch', [batchField('v-1')]: '2', [batchField('v-2')]: '0', [batchField('v-3')]: ' ' };
  expect(parseBatch(fields)).toEqual([{ variantId: 'v-1', amount: 2 }]);
});

it('counts metres in steps', () => {
  expect(parseBatch({ multiplier: '0.1', [batchField('v-1')]: '2,5' })).toEqual([{ variantId: 'v-1', amount: 25 }]);
});

it.each([
  [{}],
  [{ [batchField('v-1')]: '0' }],
  [{ [batchField('v-1')]: '2', [batchField('v-2')]: 'dva' }],
  [{ [batchField('v-1')]: '-1' }],
  [{ [batchField('')]: '1' }],
  [{ [batchField('v-1')]: '99999999' }],
])('rejects %j', (fields) => {
  expect(parseBatch(fields)).toBeNull();
});
