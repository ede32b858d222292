ALTER TABLE "product" ADD COLUMN "legal" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "age_confirmed" boolean DEFAULT false NOT NULL;