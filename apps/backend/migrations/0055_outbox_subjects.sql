ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_order_id_shop_order_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_comment_id_product_comment_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_invitation_id_company_invitation_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_approval_id_approval_request_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_withdrawal_id_withdrawal_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_claim_id_warranty_claim_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_contact_message_id_contact_message_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_quote_id_quote_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_schedule_id_order_schedule_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_customer_id_customer_id_fk";
--> statement-breakpoint
DROP INDEX "outbox_mail_order";--> statement-breakpoint
DROP INDEX "outbox_mail_comment";--> statement-breakpoint
DROP INDEX "outbox_mail_invitation";--> statement-breakpoint
DROP INDEX "outbox_mail_approval";--> statement-breakpoint
DROP INDEX "outbox_mail_withdrawal";--> statement-breakpoint
DROP INDEX "outbox_mail_claim";--> statement-breakpoint
DROP INDEX "outbox_mail_contact_message";--> statement-breakpoint
DROP INDEX "outbox_mail_quote";--> statement-breakpoint
DROP INDEX "outbox_mail_schedule";--> statement-breakpoint
DROP INDEX "outbox_mail_customer";--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "subject_type" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "data" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "outbox_mail" SET
  "subject_type" = case
    when "approval_id" is not null then 'approval'
    when "invitation_id" is not null then 'invitation'
    when "order_id" is not null then 'order'
    when "comment_id" is not null then 'comment'
    when "withdrawal_id" is not null then 'withdrawal'
    when "schedule_id" is not null then 'schedule'
    when "claim_id" is not null then 'claim'
    when "contact_message_id" is not null then 'contactMessage'
    when "quote_id" is not null then 'quote'
    when "customer_id" is not null then 'customer'
    else 'subscriber' end,
  "subject_id" = coalesce("approval_id", "invitation_id", "order_id", "comment_id", "withdrawal_id", "schedule_id",
    "claim_id", "contact_message_id", "quote_id", "customer_id", "recipient"),
  "data" = case when "detail" is null then '{}'::jsonb else jsonb_build_object('detail', "detail") end;--> statement-breakpoint
ALTER TABLE "outbox_mail" ALTER COLUMN "subject_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mail" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_mail_subject" ON "outbox_mail" USING btree ("subject_type","subject_id");--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "order_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "comment_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "invitation_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "approval_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "withdrawal_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "claim_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "contact_message_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "quote_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "schedule_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "customer_id";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP COLUMN "detail";