ALTER TABLE "company" ADD COLUMN "invoice_due_days" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "credit_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "invoice_company_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "invoice_due_days" integer;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "invoice_due_on" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "invoice_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_invoice_company_id_company_id_fk" FOREIGN KEY ("invoice_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_unpaid_invoice" ON "shop_order" USING btree ("invoice_company_id") WHERE "shop_order"."invoice_paid_at" is null and "shop_order"."status" <> 'cancelled';