DROP INDEX "watcher_once";--> statement-breakpoint
ALTER TABLE "watcher" ADD COLUMN "kind" text DEFAULT 'stock' NOT NULL;--> statement-breakpoint
ALTER TABLE "watcher" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "watcher" ADD COLUMN "price_list" text;--> statement-breakpoint
ALTER TABLE "watcher" ADD COLUMN "start_minor" integer;--> statement-breakpoint
ALTER TABLE "watcher" ADD COLUMN "target_minor" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "watcher_once" ON "watcher" USING btree ("product_id",coalesce("variant_id", ''),"email","kind");