CREATE TABLE "pending_registration" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"person" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rate_limit" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" DROP COLUMN "token";--> statement-breakpoint
UPDATE "shop_order" SET "document" = "document" - 'token';
