ALTER TABLE "shopping_list" ADD COLUMN "share_token" text;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_share_token_unique" UNIQUE("share_token");