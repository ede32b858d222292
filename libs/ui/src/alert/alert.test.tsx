import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Alert } from './alert';

it('is announced only with the role alert', () => {
  renderUi(
    <Alert tone="danger" title="Něco se porouchalo" role="alert">
      Zkuste to znovu.
    </Alert>,
  );
  expect(screen.getByRole('alert').textContent).toBe('Něco se porouchaloZkuste to znovu.');
  renderUi(<Alert>Klidná zpráva</Alert>);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
