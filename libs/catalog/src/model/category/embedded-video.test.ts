import { expect, it } from 'vitest';
import { parseVideoUrl } from './embedded-video';

const embedUrl = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const youtube = {
  embedUrl: `${embedUrl}?autoplay=1`,
  watchUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  service: 'YouTube',
};
const vimeo = {
  embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  watchUrl: 'https://vimeo.com/76979871',
  service: 'Vimeo',
};
const elsewhere = (watchUrl: string, service: string) => ({ embedUrl: null, watchUrl, service });

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', youtube],
  ['https://youtu.be/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', youtube],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  [embedUrl, youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo],
  ['https://video.example/aqz-KE-bpKQ', elsewhere('https://video.example/aqz-KE-bpKQ', 'video.example')],
  ['https://youtube.com.example/watch?v=x', elsewhere('https://youtube.com.example/watch?v=x', 'youtube.com.example')],
  ['https://www.youtube.com/@zahrada', elsewhere('https://www.youtube.com/@zahrada', 'www.youtube.com')],
  ['http://video.example/1', null],
  ['javascript:alert(1)', null],
  ['jak na to', null],
])('%s', (address, expected) => {
  expect(parseVideoUrl(address)).toEqual(expected);
});
