import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { allMessages } from '@vyloha/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { RangeGroup } from '../../model/listing/filter-view';
import { RangeSlider } from './range-slider';

const prices = { key: 'cena', title: 'Cena', isOpen: true, kind: 'range', unit: 'Kč', min: 100, max: 1_100 } as const;

function Slider({ selected = { from: null, to: null } }: Partial<Pick<RangeGroup, 'selected'>>) {
  return (
    <I18nProvider locale="cs" messages={allMessages('cs')}>
      <form aria-label="filtry">
        <input name="cena.od" />
        <input name="cena.do" />
        <RangeSlider group={{ ...prices, selected }} />
      </form>
    </I18nProvider>
  );
}

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const moveTo = (name: string, value: number) => fireEvent.change(thumb(name), { target: { value } });
const fields = () => [...new FormData(screen.getByRole('form'))];

afterEach(cleanup);

describe('RangeSlider', () => {
  it('stands at the selected values, and says them with their unit', () => {
    const { rerender } = render(<Slider selected={{ from: 350, to: null }} />);
    expect([thumb('Cena od').value, thumb('Cena do').value]).toEqual(['50', '100']);
    expect(thumb('Cena od').getAttribute('aria-valuetext')).toBe('350 Kč');
    rerender(<Slider />);
    expect(thumb('Cena od').value).toBe('0');
  });

  it('fills the fields, and empties them at its ends', () => {
    render(<Slider />);
    moveTo('Cena od', 50);
    moveTo('Cena do', 90);
    expect(fields()).toEqual([
      ['cena.od', '350'],
      ['cena.do', '910'],
    ]);
    moveTo('Cena od', 0);
    moveTo('Cena do', 100);
    expect(fields()).toEqual([
      ['cena.od', ''],
      ['cena.do', ''],
    ]);
  });

  it('lets no end pass the other', () => {
    render(<Slider />);
    moveTo('Cena do', 40);
    moveTo('Cena od', 70);
    expect([thumb('Cena od').value, thumb('Cena do').value]).toEqual(['40', '40']);
  });

  it('returns to the selected values with its form', () => {
    render(<Slider />);
    moveTo('Cena do', 40);
    fireEvent.reset(screen.getByRole('form'));
    expect(thumb('Cena do').value).toBe('100');
  });
});
