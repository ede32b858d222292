CREATE TABLE "current_tax" (
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"home_class" text NOT NULL,
	"tax_class" text NOT NULL,
	"rate_percent" double precision NOT NULL,
	"list_rate_percent" double precision NOT NULL,
	CONSTRAINT "current_tax_currency_home_class_tax_class_pk" PRIMARY KEY("currency","home_class","tax_class")
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"country" text NOT NULL,
	"tax_class" text NOT NULL,
	"valid_from" date NOT NULL,
	"rate_percent" double precision NOT NULL,
	CONSTRAINT "tax_rate_country_tax_class_valid_from_pk" PRIMARY KEY("country","tax_class","valid_from")
);
--> statement-breakpoint
ALTER TABLE "quote_item" ALTER COLUMN "tax_rate" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "order_discount" ALTER COLUMN "tax_rate" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "tax_rate" SET DATA TYPE double precision; --> statement-breakpoint
-- Written by hand: what orders from before rates were stored were taxed by.
UPDATE "order_item" SET "tax_rate" = coalesce((SELECT ("value" #>> '{}')::double precision FROM "setting" WHERE "name" = 'serviceTaxRate'), 21) WHERE "tax_rate" IS NULL;--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "tax_rate" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "delivery_country" text;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "is_reverse_charge" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tax_classes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tax_country" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "tax_treatment" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "service_shares" jsonb; --> statement-breakpoint
-- Written by hand: all orders before had the tax of the shop's country, and its services one rate.
UPDATE "shop_order" SET "tax_treatment" = 'home',
  "tax_country" = coalesce((SELECT "value" ->> 'countryCode' FROM "setting" WHERE "name" = 'contact'), 'CZE'),
  "service_shares" = jsonb_build_array(jsonb_build_object('weight', 1, 'listRate', rate, 'taxRate', rate))
FROM (SELECT coalesce((SELECT ("value" #>> '{}')::double precision FROM "setting" WHERE "name" = 'serviceTaxRate'), 21) AS rate) before;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "tax_country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "tax_treatment" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "service_shares" SET NOT NULL;--> statement-breakpoint
UPDATE "product" SET "tax_class" = CASE "vat_rate" WHEN 12 THEN 'reduced' WHEN 0 THEN 'zero' ELSE 'standard' END;--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "vat_rate";--> statement-breakpoint
-- A shop that had a rate for its services keeps it.
INSERT INTO "setting" ("name", "value") SELECT 'serviceTaxClass',
  to_jsonb(CASE ("value" #>> '{}')::double precision WHEN 12 THEN 'reduced' WHEN 0 THEN 'zero' ELSE 'standard' END)
FROM "setting" WHERE "name" = 'serviceTaxRate' ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "setting" WHERE "name" = 'serviceTaxRate';--> statement-breakpoint
CREATE TRIGGER "country_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "country" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();--> statement-breakpoint
CREATE TRIGGER "tax_rate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "tax_rate" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();