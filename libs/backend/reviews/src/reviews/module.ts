import { contentReport, productComment, review, reviewInvitation, reviewPhoto, reviewVote, voterKey } from './tables';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { movingContents } from '@vyloha/backend-files';
import { defineModule, isEmail, isOfMailbox } from '@vyloha/backend-kernel';
import { reviewLimits } from './limits';
import { composeInvitationMail } from './invitations/compose-invitation-mail';
import { invitationMailKind } from './invitations/invitation-mail-kind';
import { inviteToReview } from './invitations/invite-to-review';
import { composeQuestionMail } from './questions/compose-question-mail';
import { questionMailKinds } from './questions/question-mail-kinds';
import { customerVoter } from './votes/voter';
import { reviewRoutes } from './review-routes';
import { reviewPhotoContents } from './photos/photo-contents';
import { photoRoutes } from './photos/photo-routes';
import { voteRoutes } from './votes/vote-routes';
import { commentRoutes } from './comment-routes';
import { moderationRoutes } from './moderation/moderation-routes';
import { photoModerationRoutes } from './moderation/photo-moderation-routes';
import { composeReportMail } from './reports/compose-report-mail';
import { reportMailKinds } from './reports/report-mail-kinds';
import { reportRoutes } from './reports/report-routes';

/** Reviews and questions, with their photographs and votes. */
export const reviewsModule = defineModule({
  name: 'reviews',
  tables: { contentReport, productComment, review, reviewInvitation, reviewPhoto, reviewVote, voterKey },
  routes: [
    ...reviewRoutes,
    ...photoRoutes,
    ...voteRoutes,
    ...commentRoutes,
    ...moderationRoutes,
    ...photoModerationRoutes,
    ...reportRoutes,
  ],
  limits: Object.values(reviewLimits),
  mails: [
    { kinds: questionMailKinds, compose: composeQuestionMail },
    { kinds: [invitationMailKind], compose: composeInvitationMail },
    { kinds: reportMailKinds, compose: composeReportMail },
  ],
  repeats: [
    {
      name: 'inviting to review',
      everyMs: 3_600_000,
      work: async (context) => {
        await inviteToReview(context);
        context.wakeMails();
      },
    },
    movingContents(reviewPhotoContents),
  ],
  tidy: async (db, { daysAgo }) => {
    const { isWaiting, createdAt } = productComment;
    // Whoever asked does not wait any more.
    await db.delete(productComment).where(and(eq(isWaiting, true), lt(createdAt, daysAgo(180))));
    // A form is corrected within minutes.
    await db.delete(reviewPhoto).where(and(isNull(reviewPhoto.reviewId), lt(reviewPhoto.createdAt, daysAgo(1))));
    // Long enough to disagree with a decision, and to show how it was made.
    await db.delete(contentReport).where(lt(contentReport.decidedAt, daysAgo(365)));
    // Then nobody can tell any more to whom the votes of guests belong.
    await db.delete(voterKey).where(lt(voterKey.createdAt, daysAgo(30)));
  },
  personalData: {
    tables: {
      contentReport: { key: 'reports' },
      productComment: { key: 'questions' },
      review: { key: 'reviews' },
    },
    export: async ({ db }, customer) => ({
      reviews: await db.select().from(review).where(eq(review.customerId, customer.id)),
      reviewVotes: await db
        .select()
        .from(reviewVote)
        .where(eq(reviewVote.voter, customerVoter(customer.id))),
      questions: await db.select().from(productComment).where(isOfMailbox(productComment.email, customer)),
      reports: await db.select().from(contentReport).where(isOfMailbox(contentReport.email, customer)),
      guestReviews: await db
        .select()
        .from(review)
        .where(and(isNull(review.customerId), isOfMailbox(review.email, customer))),
    }),
    // They stay without their author.
    forget: async (tx, { id, email, nobody }) => {
      await tx.update(contentReport).set({ name: null, email: null }).where(isEmail(contentReport.email, email));
      await tx
        .update(review)
        .set({ email: null, authorName: nobody })
        .where(or(eq(review.customerId, id), isEmail(review.email, email)));
      await tx
        .update(productComment)
        .set({ email: null, authorName: nobody })
        .where(isEmail(productComment.email, email));
    },
  },
});
