import { aPublicConfig } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { configForRequest } from './config-for-request.server';

it.each([
  ['/blocksettings?theme=alternative', 'alternative'],
  ['/blocksettings?theme=nonsense', 'default'],
  ['/blocksettings', 'default'],
  ['/kosik?theme=alternative', 'default'],
])('%s is shown in the theme %s', (path, theme) => {
  expect(configForRequest(new Request(`http://localhost${path}`), aPublicConfig()).theme).toBe(theme);
});
