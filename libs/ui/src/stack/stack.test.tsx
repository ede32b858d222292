import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Stack } from './stack';

it('applies its gap, direction and element', () => {
  const { container } = renderUi(<Stack as="ul" gap={4} direction="row" justify="between" align="baseline" />);
  const classes = container.querySelector('ul')?.className;
  for (const name of ['row', 'gap4', 'justify-between', 'align-baseline']) expect(classes).toContain(name);
});
