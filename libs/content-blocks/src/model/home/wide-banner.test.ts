import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wideBanner } from './wide-banner';

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
    customer_group_enabled: ['business'],
    time_limited: false,
    time_limit_start: '2026-05-09T00:00:00+02:00',
    time_limit_end: null,
  };

  it('keeps both dates of a time-limited one', () => {
    expect(v.parse(wideBanner('cs'), { ...wire, time_limited: true }).limit).toEqual({
      start: '2026-05-09T00:00:00+02:00',
      end: null,
    });
  });

  it('uses the texts and the picture of its locale', () => {
    expect(v.parse(wideBanner('cs'), wire)).toEqual({
      id: 'bw-1',
      title: 'Jaro',
      text: 'Jaro začíná',
      secondText: null,
      buttonText: 'Vybrat',
      image: { fileKey: 'spring-01', alt: 'Zahrada' },
      to: '/osivo',
      groups: ['business'],
      limit: null,
    });
    expect(v.parse(wideBanner('sk'), wire)).toMatchObject({ text: null, image: { fileKey: 'spring-sk', alt: '' } });
  });
});
