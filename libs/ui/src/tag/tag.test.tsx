import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Tag } from './tag';

it("uses an editor's colour with readable text, and rejects invalid ones", () => {
  renderUi(<Tag color="#20356b">Akce</Tag>);
  expect(screen.getByText('Akce').style.color).toBe('rgb(255, 255, 255)');
  renderUi(<Tag color="url(//evil)">Novinka</Tag>);
  expect(screen.getByText('Novinka').getAttribute('style')).toBeNull();
});
