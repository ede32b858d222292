ALTER TABLE "company_member" ADD COLUMN "monthly_limit_minor" integer;--> statement-breakpoint
ALTER TABLE "approval_request" ADD COLUMN "approved_total_minor" integer;--> statement-breakpoint
ALTER TABLE "approval_request" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD COLUMN "monthly_limit_minor" integer;