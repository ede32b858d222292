import { expect, it } from 'vitest';
import { videoFrame } from './video-frame';

const frame = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', frame],
  ['https://youtu.be/aqz-KE-bpKQ', frame],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', frame],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', frame],
  [frame, frame],
  ['https://www.youtube.com/', null],
  ['https://www.youtube.com/watch?v="><script>', null],
  ['https://youtube.com.example/watch?v=aqz-KE-bpKQ', null],
  ['https://video.example/aqz-KE-bpKQ', null],
  ['jak na to', null],
])('%s', (address, expected) => {
  expect(videoFrame(address)).toBe(expected);
});
