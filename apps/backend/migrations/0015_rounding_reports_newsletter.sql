CREATE TABLE "newsletter_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "newsletter_key_one" CHECK ("newsletter_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "newsletter_withdrawal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_withdrawal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"source" text,
	"wording" text,
	"consented_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	"withdrawal_source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_report" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"product_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"name" text,
	"email" text,
	"locale" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "content_report_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD COLUMN "remedy" text;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "brand_name" text;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "repaired_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "rounding_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "branch" ADD COLUMN "accepted_payments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "currency" ADD COLUMN "cash_rounding_minor" integer;--> statement-breakpoint
ALTER TABLE "content_report" ADD CONSTRAINT "content_report_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_withdrawal_email" ON "newsletter_withdrawal" USING btree ("email");--> statement-breakpoint
CREATE INDEX "content_report_subject" ON "content_report" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "content_report_time" ON "content_report" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_status_change_delivered" ON "order_status_change" USING btree ("changed_at") WHERE "order_status_change"."status" = 'delivered';--> statement-breakpoint
CREATE INDEX "order_payment_given_up" ON "order_payment" USING btree ("created_at") WHERE "order_payment"."state" in ('cancelled', 'expired');--> statement-breakpoint
-- Written by hand from here on.
CREATE TRIGGER "currency_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "currency" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
-- What the law of their countries says of cash.
UPDATE "currency" SET "cash_rounding_minor" = CASE "code" WHEN 'CZK' THEN 100 ELSE 5 END WHERE "code" IN ('CZK', 'EUR');
--> statement-breakpoint
-- Orders that waited for an approver before were not rounded; without the field they could not be shown.
UPDATE "approval_request" SET "draft" = jsonb_set("draft", '{order,roundingMinor}', '0');
