import { expect, it } from 'vitest';
import { parseVideoUrl } from './embedded-video';

const embedUrl = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const video = { embedUrl, watchUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', video],
  ['https://youtu.be/aqz-KE-bpKQ', video],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', video],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', video],
  [embedUrl, video],
  ['https://www.youtube.com/', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['https://youtube.com.example/watch?v=aqz-KE-bpKQ', null],
  ['https://video.example/aqz-KE-bpKQ', null],
  ['jak na to', null],
])('%s', (address, expected) => {
  expect(parseVideoUrl(address)).toEqual(expected);
});
