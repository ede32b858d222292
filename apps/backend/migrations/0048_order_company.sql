ALTER TABLE "order_schedule" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "shop_order" o SET "company_id" = coalesce(o."invoice_company_id", (
	SELECT c."id" FROM "company" c WHERE c."tin" = o."tin" AND c."name" = o."business_name" ORDER BY c."id" LIMIT 1
)) WHERE o."invoice_company_id" IS NOT NULL OR o."tin" IS NOT NULL;
