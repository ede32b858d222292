import { Picture } from '@vyloha/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mainPictureLink } from './main-picture-link.server';

const banner = { fileKey: 'rose-01', alt: 'Růže', width: 800, height: 440 } as const;

it('preloads the candidates of the main picture', () => {
  const html = renderToString(<Picture {...banner} crop isFirst />);
  const link = mainPictureLink(html) ?? '';
  expect(link).toMatch(
    /^<\/img\/rose-01\?width=\d+&height=\d+&crop=true>; rel=preload; as=image; fetchpriority=high; /,
  );
  expect(link).toContain('/img/rose-01?width=800&height=440&crop=true 800w');
  expect(link).toContain('imagesizes="(max-width: 800px) calc(100vw - 2rem), 800px"');
});

it.each([
  ['a picture further down', <Picture key="later" {...banner} />],
  ['a small picture', <Picture key="small" {...banner} width={64} height={64} isFirst />],
  ['no picture', <p key="none">Bez obrázku</p>],
])('preloads nothing for %s', (_, page) => {
  expect(mainPictureLink(renderToString(page))).toBeNull();
});
