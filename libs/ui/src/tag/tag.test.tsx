import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Tag } from './tag';

it("takes an editor's colour with words that read on it, and no nonsense", () => {
  renderUi(<Tag color="#20356b">Akce</Tag>);
  expect(screen.getByText('Akce').style.color).toBe('rgb(255, 255, 255)');
  renderUi(<Tag color="url(//evil)">Novinka</Tag>);
  expect(screen.getByText('Novinka').getAttribute('style')).toBeNull();
});
