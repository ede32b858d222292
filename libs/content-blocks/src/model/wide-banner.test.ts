import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isBannerShown, wideBanner } from './wide-banner';

const now = new Date('2026-05-10T12:00:00Z');
const [before, after] = ['2026-05-09T00:00:00+02:00', '2026-05-11T00:00:00+02:00'];

describe('isBannerShown', () => {
  it.each([
    ['without a limit', null, true],
    ['between its dates', { start: before, end: after }, true],
    ['before its start', { start: after, end: after }, false],
    ['after its end', { start: before, end: before }, false],
    ['without a start', { start: null, end: after }, false],
    ['without an end', { start: before, end: null }, false],
  ])('%s', (_, limit, isShown) => {
    expect(isBannerShown({ limit }, now)).toBe(isShown);
  });
});

describe('wideBanner', () => {
  const wire = {
    _id: 'bw-1',
    title: { cs: 'Jaro', sk: 'Jar' },
    banner_wide_text: { cs: 'Jaro začíná', sk: null },
    banner_wide_text_2: null,
    banner_wide_button_text: { cs: 'Vybrat', sk: 'Vybrať' },
    main_image: { path: 'spring-01', alt: { cs: 'Zahrada', sk: 'Záhrada' } },
    main_image_translatable: { cs: null, sk: { path: 'spring-sk', alt: null } },
    url: 'osivo',
    time_limited: false,
    time_limit_start: before,
    time_limit_end: after,
  };

  it('takes the texts and the picture of its locale', () => {
    expect(v.parse(wideBanner('cs'), wire)).toEqual({
      id: 'bw-1',
      title: 'Jaro',
      text: 'Jaro začíná',
      secondText: null,
      buttonText: 'Vybrat',
      image: { fileKey: 'spring-01', alt: 'Zahrada' },
      to: '/osivo',
      limit: null,
    });
    expect(v.parse(wideBanner('sk'), wire)).toMatchObject({ text: null, image: { fileKey: 'spring-sk', alt: '' } });
  });
});
