import * as v from 'valibot';
import { expect, it } from 'vitest';
import { infoBoxes } from './info-box';

it('drops boxes without a colour and keeps the others in their order', () => {
  const text = { cs: 'Otevřeno', sk: 'Otvorené' };
  const boxes = [
    { _id: 'i-2', box_color: '#d5ec7d', order: 2, text },
    { _id: 'i-0', box_color: null, order: 0, text },
    { _id: 'i-1', box_color: '#14502c', order: 1, text },
  ];
  expect(v.parse(infoBoxes('sk'), boxes)).toEqual([
    { id: 'i-1', color: '#14502c', text: 'Otvorené' },
    { id: 'i-2', color: '#d5ec7d', text: 'Otvorené' },
  ]);
});
