import { render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { allMessages } from '@vyloha/testing';
import { describe, expect, it } from 'vitest';
import { FilterOptions } from './filter-options';

const green = { slug: 'zelena', title: 'Zelená', count: 12 };

function Options({ isSelected, isSingle = false }: { isSelected: boolean; isSingle?: boolean }) {
  const options = [isSelected ? { ...green, isSelected: true as const } : green];
  return (
    <I18nProvider locale="cs" messages={allMessages('cs')}>
      <FilterOptions name="f.barva" title="Barva" options={options} withColors isSingle={isSingle} />
    </I18nProvider>
  );
}

describe('FilterOptions', () => {
  it('has an unchecked default once a value is no longer selected', () => {
    const { rerender } = render(<Options isSelected />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zelená (12)' });
    expect(box.defaultChecked).toBe(true);
    rerender(<Options isSelected={false} />);
    expect(box.defaultChecked).toBe(false);
  });

  it('is a choice of one where one says all, with a way back', () => {
    render(<Options isSelected isSingle />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['f.barva', '', false],
      ['f.barva', 'zelena', true],
    ]);
  });
});
