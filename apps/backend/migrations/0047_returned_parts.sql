ALTER TABLE "order_item" ADD COLUMN "takes_coupon" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "deposit_minor" integer DEFAULT 0 NOT NULL;