import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InfoBoxes } from './info-boxes';

it('uses the background of the editor and a readable text colour', () => {
  render(<InfoBoxes boxes={[{ id: 'i-1', color: '#14502c', text: 'Otevřeno i v neděli' }]} />);
  const box = screen.getByRole('listitem');
  expect(box.style.backgroundColor).toBe('rgb(20, 80, 44)');
  expect(box.style.color).toBe('rgb(255, 255, 255)');
  expect(box.textContent).toBe('Otevřeno i v neděli');
});
