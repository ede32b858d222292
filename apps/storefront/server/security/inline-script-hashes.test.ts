import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('inlineScriptHashes', () => {
  it('hashes the exact text between the tags, including white space', () => {
    expect(inlineScriptHashes('<script> let řepa = 1;\n</script>')).toEqual([hashOf(' let řepa = 1;\n')]);
  });

  it('includes modules and scripts with attributes, each text once', () => {
    const html = '<script type="module" async="">import "/a.js"</script><script>x</script><p></p><script>x</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('import "/a.js"'), hashOf('x')]);
  });

  it('leaves out external scripts and data', () => {
    const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });
});
