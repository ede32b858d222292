CREATE TABLE "newsletter_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriber" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "consent_texts" jsonb;--> statement-breakpoint
ALTER TABLE "newsletter_token" ADD CONSTRAINT "newsletter_token_email_newsletter_subscriber_email_fk" FOREIGN KEY ("email") REFERENCES "public"."newsletter_subscriber"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_token_email" ON "newsletter_token" USING btree ("email");--> statement-breakpoint
-- They had subscribed by the rules of then.
UPDATE "newsletter_subscriber" SET "confirmed_at" = "consented_at";
