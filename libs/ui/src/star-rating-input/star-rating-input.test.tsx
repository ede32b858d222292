import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { StarRatingInput } from './star-rating-input';

const labels = ['Špatné', 'Slabší', 'Průměrné', 'Dobré', 'Výborné'];

it('is a group of five labelled radio buttons', () => {
  renderUi(<StarRatingInput id="review-stars" name="stars" legend="Hodnocení" labels={labels} defaultValue="4" />);
  const names = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.labels?.[0]?.textContent);
  expect(names).toEqual(labels);
  expect(screen.getByRole('radio', { checked: true })).toHaveProperty('value', '4');
  expect(screen.getByRole('group', { name: 'Hodnocení' })).toBeTruthy();
});

it('is described by its error message', () => {
  renderUi(
    <StarRatingInput
      id="s"
      name="stars"
      legend="Hodnocení"
      labels={labels}
      isInvalid
      message={<p id="m">Chybí</p>}
      messageId="m"
    />,
  );
  for (const radio of screen.getAllByRole('radio')) expect(radio.getAttribute('aria-describedby')).toBe('m');
});
