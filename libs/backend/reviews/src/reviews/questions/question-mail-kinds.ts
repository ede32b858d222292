/** To the shop when somebody asks, to whoever asked when the shop answers, and the shop's copy of that. */
export const questionMailKinds = ['question', 'answer', 'answerCopy'] as const;

export type QuestionMailKind = (typeof questionMailKinds)[number];
