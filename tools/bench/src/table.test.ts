import { describe, expect, it } from 'vitest';
import { formatTable, median, isGoalReached } from './table.mjs';

describe('the table', () => {
  it('supports both directions', () => {
    expect(isGoalReached({ what: 'cost', figure: 3, goal: 3, goalIs: 'max' })).toBe(true);
    expect(isGoalReached({ what: 'cost', figure: 3.01, goal: 3, goalIs: 'max' })).toBe(false);
    expect(isGoalReached({ what: 'score', figure: 94, goal: 95, goalIs: 'min' })).toBe(false);
  });

  it('prints figure, goal and ratio in columns', () => {
    const [head, line] = formatTable([{ what: 'render', figure: 4.5, goal: 3, goalIs: 'max' }]).split('\n');
    expect(head).toMatch(/^what\s+figure\s+goal\s+ratio$/);
    expect(line).toBe('render  4.50    ≤ 3   1.50   missed');
  });

  it('returns the median', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([])).toBeNaN();
  });
});
