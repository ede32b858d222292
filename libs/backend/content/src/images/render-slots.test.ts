import { expect, it } from 'vitest';
import { RenderSlots } from './render-slots';

it('renders few pictures at a time, lets some wait and refuses the rest with Retry-After', async () => {
  const slots = new RenderSlots({ max: 2, maxQueued: 2 });
  let running = 0;
  let mostRunning = 0;
  const ends: (() => void)[] = [];
  const render = async () => {
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    await new Promise<void>((resolve) => void ends.push(resolve));
    running -= 1;
  };
  const first = slots.run(render);
  const failing = expect(
    slots.run(async () => {
      await render();
      throw new Error('broken file');
    }),
  ).rejects.toThrow('broken file');
  const queued = [slots.run(render), slots.run(render)];
  await expect(slots.run(render)).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
  for (let ended = 0; ended < 4; ended += 1) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all([first, failing, ...queued]);
  expect(mostRunning).toBe(2);
  expect(ends).toEqual([]);
});
