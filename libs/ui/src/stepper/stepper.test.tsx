import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Stepper } from './stepper';

it('links completed steps and marks the current one', () => {
  const steps = [
    { title: 'Dodací údaje', to: '/kosik/dodaci-udaje' },
    { title: 'Doprava a platba' },
    { title: 'Hotovo' },
  ];
  renderUi(<Stepper label="Objednávka" steps={steps} current={1} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dodací údaje']);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('2Doprava a platba');
});
