CREATE TABLE "terms_version" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "terms_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_terms_id_terms_version_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;