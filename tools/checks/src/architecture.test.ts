import { workspaceRoot } from '@nx/devkit';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawGraph, readGraph, replaceDrawing } from './architecture-graph.mjs';

describe('docs/architecture.md', () => {
  it('shows the current Nx graph (node tools/checks/src/write-architecture.mjs regenerates it)', async () => {
    const page = readFileSync(join(workspaceRoot, 'docs', 'architecture.md'), 'utf8');
    expect(page).toBe(replaceDrawing(page, drawGraph(await readGraph())));
  });

  it('would detect a new dependency', async () => {
    const graph = await readGraph();
    const before = drawGraph(graph);
    expect(drawGraph({ ...graph, dependencies: [...graph.dependencies, { from: 'branches', to: 'blog' }] })).not.toBe(
      before,
    );
  });

  it('rejects a page without markers', () => {
    expect(() => replaceDrawing('# no markers', 'x')).toThrow('markers');
  });
});
