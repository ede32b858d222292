import { type Command, type CommandAction, recordCommands } from '@vyloha/backend-kernel';
import type * as actions from './moderation/moderate';
import { reportStates, statesOfReport } from './reports/report-states';

const moderation =
  (pick: (loaded: typeof actions) => CommandAction): Command['load'] =>
  async () =>
    pick(await import('./moderation/moderate'));

export const reviewCommands: readonly Command[] = [
  {
    name: 'reviews list',
    usage: '',
    summary: 'The latest reviews and questions, with their ids and photographs',
    load: moderation(({ listSubmissions }) => listSubmissions),
  },
  {
    name: 'reviews hide',
    usage: 'ID',
    summary: 'Hides a review, a question or an answer',
    load: moderation(({ hideSubmission }) => hideSubmission),
  },
  {
    name: 'reviews show',
    usage: 'ID',
    summary: 'Shows it again, or a question without an answer',
    load: moderation(({ showSubmission }) => showSubmission),
  },
  {
    name: 'reviews photo',
    usage: 'PHOTO FILE.webp',
    summary: 'Writes a photograph of a review to a file',
    load: moderation(({ savePhoto }) => savePhoto),
  },
  {
    name: 'reviews publish-photo',
    usage: 'PHOTO',
    summary: 'Shows a photograph of a review to everybody',
    load: moderation(({ publishPhoto }) => publishPhoto),
  },
  {
    name: 'reviews remove-photo',
    usage: 'PHOTO',
    summary: 'Deletes a photograph of a review',
    load: moderation(({ removePhoto }) => removePhoto),
  },
  {
    name: 'questions ask',
    usage: 'PRODUCT "Name" "Question"',
    summary: 'Publishes a question that came another way',
    load: moderation(({ askQuestion }) => askQuestion),
  },
  {
    name: 'questions answer',
    usage: 'QUESTION "Name" "Answer"',
    summary: "Publishes a question with the shop's answer, which whoever asked gets by mail",
    load: moderation(({ answerQuestion }) => answerQuestion),
  },
  ...recordCommands({
    name: 'report',
    example: 'N2026000001',
    states: reportStates,
    summaries: ['Reported reviews, questions and answers, the latest last', 'One report, with what it is about'],
    load: () => import('./reports/report-actions'),
  }),
  ...statesOfReport.commands,
];
