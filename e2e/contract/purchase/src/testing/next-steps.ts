/**
 * What to perform after a state so that each step is performed there once: the steps that leave it as it is one after the
 * other, every other one by itself.
 * @param transition state after a step; states are compared by their JSON
 */
export function nextSteps<State, Step>(
  state: State,
  steps: readonly Step[],
  transition: (state: State, step: Step) => State,
): readonly (readonly Step[])[] {
  const staysAt = (step: Step) => JSON.stringify(transition(state, step)) === JSON.stringify(state);
  const leaving = steps.filter((step) => !staysAt(step));
  return [steps.filter(staysAt), ...leaving.map((step) => [step])];
}
