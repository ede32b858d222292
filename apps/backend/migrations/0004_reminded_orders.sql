ALTER TABLE "shop_order" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
UPDATE "shop_order" SET "reminded_at" = now() WHERE "status" = 'new';