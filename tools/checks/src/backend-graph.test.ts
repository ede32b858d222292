import { workspaceRoot } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { findMutualPairs, largestCircle, readBackendGraph } from './backend-graph.mjs';

describe('folders of the backend', () => {
  const graph = readBackendGraph(workspaceRoot);

  // Whoever removes such an import lowers the figure here. Both end at zero.
  it('import each other less and less', () => {
    expect(findMutualPairs(graph).length).toBeLessThanOrEqual(4);
    expect(largestCircle(graph)).toBeLessThanOrEqual(4);
  });

  it('are named with their pairs and circles', () => {
    const small = new Map([
      ['cart', new Set(['orders'])],
      ['orders', new Set(['cart', 'shop'])],
      ['shop', new Set<string>()],
    ]);
    expect(findMutualPairs(small)).toEqual(['cart ↔ orders']);
    expect(largestCircle(small)).toBe(2);
  });
});
