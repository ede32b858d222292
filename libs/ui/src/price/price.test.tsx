import { describe, expect, it } from 'vitest';
import { crowns, euros } from '../testing/some-currencies';
import { renderUi } from '../testing/render-ui';
import { Price } from './price';

const textOf = (container: HTMLElement) => container.textContent?.replaceAll('\u00a0', ' ');

describe('Price', () => {
  it('shows the price', () => {
    const { container } = renderUi(<Price amountMinor={124_900} currency={crowns} prefix="od" />);
    expect(textOf(container)).toBe('od 1 249 Kč');
    expect(container.querySelector('[data-length]')?.getAttribute('data-length')).toBe('long');
  });

  it('shows a reduction with the original price, the percentage and the lowest price of 30 days', () => {
    const { container } = renderUi(
      <Price
        amountMinor={49_900}
        originalMinor={59_900}
        discountPercent={9}
        lowestIn30DaysMinor={54_900}
        currency={crowns}
      />,
    );
    expect(container.querySelector('s')?.textContent).toBe('599\u00a0Kč');
    expect(textOf(container)).toBe('Původní cena 599 KčCena po slevě 499 KčNejnižší cena za 30 dní: 549 Kč−9 %');
  });

  it('shows the percentage beside the original price where it is computed from that', () => {
    const { container } = renderUi(
      <Price amountMinor={49_900} originalMinor={59_900} discountPercent={17} currency={crowns} />,
    );
    expect(textOf(container)).toBe('Původní cena 599 Kč−17 %Cena po slevě 499 Kč');
  });

  it('is no reduction when the original is not higher', () => {
    const { container } = renderUi(
      <Price
        amountMinor={1_990}
        originalMinor={1_990}
        discountPercent={0}
        lowestIn30DaysMinor={1_990}
        currency={euros}
      />,
    );
    expect(textOf(container)).toBe('19,90 €');
  });

  it('shows a text for zero, the second price and the price per unit', () => {
    const { container } = renderUi(
      <Price amountMinor={0} currency={crowns} zeroText="Zdarma" secondary="bez DPH" perUnit="24,95 Kč / m" />,
    );
    expect(textOf(container)).toBe('Zdarmabez DPH24,95 Kč / m');
  });
});
