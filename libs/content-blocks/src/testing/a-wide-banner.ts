import type { WideBanner } from '../model/home/wide-banner';

/** A banner without time limit, with overrides for the test. */
export function aWideBanner(changes: Partial<WideBanner> = {}): WideBanner {
  return {
    id: 'bw-1',
    title: 'Jaro',
    text: 'Jaro začíná v zahradě',
    secondText: 'Osivo a nářadí',
    buttonText: 'Vybrat osivo',
    image: { fileKey: 'spring-01', alt: 'Zahrada' },
    to: '/osivo',
    groups: [],
    limit: null,
    ...changes,
  };
}
