import { themeSettings } from '@vyloha/config';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { CounterBadge, counterSize } from './counter-badge';

it.each([
  [1, 'normal'],
  [9, 'normal'],
  [10, 'large'],
  [99, 'large'],
  [100, 'extraLarge'],
])('a count of %i takes the size %s', (count, size) => {
  expect(counterSize(count, themeSettings.default.badge)).toBe(size);
});

it('shows nothing for none', () => {
  const { container } = renderUi(<CounterBadge count={0} />);
  expect(container.textContent).toBe('');
  expect(renderUi(<CounterBadge count={12} />).container.textContent).toBe('12');
});
