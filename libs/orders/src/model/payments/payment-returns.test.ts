import { describe, expect, it } from 'vitest';
import { addReturn, findReturn } from './payment-returns';

describe('the pages that shoppers return to after paying', () => {
  it('are found by their payments, whatever was started since', () => {
    const text = addReturn(addReturn(null, { id: '1', path: '/a' }), { id: '2', path: '/b' });
    expect(findReturn(text, '1')).toBe('/a');
    expect(findReturn(addReturn(text, { id: '1', path: '/c' }), '1')).toBe('/c');
    expect(findReturn(text, '3')).toBeNull();
  });

  it('are the last five', () => {
    const text = ['1', '2', '3', '4', '5', '6'].reduce<string | null>(
      (stored, id) => addReturn(stored, { id, path: `/${id}` }),
      null,
    );
    expect(findReturn(text, '1')).toBeNull();
    expect(findReturn(text, '2')).toBe('/2');
  });

  it.each([null, '', '{', '[{"id":"1","path":"https://evil.example"}]'])('are none in %s', (text) => {
    expect(findReturn(text, '1')).toBeNull();
  });
});
