CREATE TABLE "order_item" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" text,
	"amount" integer NOT NULL,
	"free_amount" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"product_slug" jsonb NOT NULL,
	"product_marketing_code" text NOT NULL,
	"category_fullname" jsonb NOT NULL,
	"variant_id" text NOT NULL,
	"variant_name" jsonb NOT NULL,
	"variant_fullname" jsonb NOT NULL,
	"variant_marketing_code" text NOT NULL,
	"unit" text NOT NULL,
	"main_image" jsonb,
	"parameters" jsonb NOT NULL,
	"unit_minor" integer NOT NULL,
	"unit_without_tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"total_without_tax_minor" integer NOT NULL,
	"tax_rate" integer,
	"unit_credits" integer,
	"total_credits" integer,
	CONSTRAINT "order_item_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
ALTER TABLE "shop_order"
	ADD COLUMN "locale" text,
	ADD COLUMN "name" text,
	ADD COLUMN "phone" text,
	ADD COLUMN "business_name" text,
	ADD COLUMN "tin" text,
	ADD COLUMN "vatin" text,
	ADD COLUMN "billing_name" text,
	ADD COLUMN "billing_street" text,
	ADD COLUMN "billing_city" text,
	ADD COLUMN "billing_postcode" text,
	ADD COLUMN "billing_country" text,
	ADD COLUMN "shipping_name" text,
	ADD COLUMN "shipping_business_name" text,
	ADD COLUMN "shipping_phone" text,
	ADD COLUMN "shipping_street" text,
	ADD COLUMN "shipping_city" text,
	ADD COLUMN "shipping_postcode" text,
	ADD COLUMN "shipping_country" text,
	ADD COLUMN "shipper_id" text,
	ADD COLUMN "shipper_code" text,
	ADD COLUMN "shipper_name" jsonb,
	ADD COLUMN "shipper_type" text,
	ADD COLUMN "payment_id" text,
	ADD COLUMN "payment_code" text,
	ADD COLUMN "payment_name" jsonb,
	ADD COLUMN "payment_type" text,
	ADD COLUMN "branch_id" text,
	ADD COLUMN "branch_name" jsonb,
	ADD COLUMN "delivery_date" text,
	ADD COLUMN "delivery_from" text,
	ADD COLUMN "delivery_to" text,
	ADD COLUMN "bank_account" text,
	ADD COLUMN "bank_iban" text,
	ADD COLUMN "bank_bic" text,
	ADD COLUMN "items_minor" integer,
	ADD COLUMN "items_without_tax_minor" integer,
	ADD COLUMN "shipper_minor" integer,
	ADD COLUMN "shipper_without_tax_minor" integer,
	ADD COLUMN "payment_minor" integer,
	ADD COLUMN "payment_without_tax_minor" integer,
	ADD COLUMN "total_without_tax_minor" integer,
	ADD COLUMN "credits" integer,
	ADD COLUMN "comment" text,
	ADD COLUMN "shipper_comment" text,
	ADD COLUMN "card_request" boolean DEFAULT false NOT NULL,
	ADD COLUMN "newsletter" boolean DEFAULT false NOT NULL,
	ADD COLUMN "heureka_allow" boolean DEFAULT false NOT NULL,
	ADD COLUMN "zbozicz_allow" boolean DEFAULT false NOT NULL,
	ADD COLUMN "magazine" boolean DEFAULT false NOT NULL,
	ADD COLUMN "phone_notification" boolean DEFAULT false NOT NULL,
	ADD COLUMN "utm" jsonb,
	ADD COLUMN "custom_order_number" text,
	ADD COLUMN "formal_title" text,
	ADD COLUMN "ic_dph" text,
	ADD COLUMN "date_of_birth" text,
	ADD COLUMN "company_name" text;
--> statement-breakpoint
-- Orders from before have their texts only in the language in which they were placed.
CREATE FUNCTION pg_temp.in_all_languages("value" text) RETURNS jsonb LANGUAGE sql IMMUTABLE
	AS $$ SELECT jsonb_build_object('cs', "value", 'sk', "value") $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.minor("value" jsonb) RETURNS integer LANGUAGE sql IMMUTABLE
	AS $$ SELECT round("value"::numeric * 100)::integer $$;
--> statement-breakpoint
INSERT INTO "order_item" (
	"order_id", "position", "id", "type", "parent_id", "amount", "free_amount",
	"product_id", "product_name", "product_slug", "product_marketing_code", "category_fullname",
	"variant_id", "variant_name", "variant_fullname", "variant_marketing_code", "unit", "main_image", "parameters",
	"unit_minor", "unit_without_tax_minor", "total_minor", "total_without_tax_minor", "unit_credits", "total_credits"
)
SELECT
	o."id", line."position" - 1, i."id", i."type", i."parentId", i."amount", i."freeAmount",
	i."product" ->> 'id',
	pg_temp.in_all_languages(i."product" ->> 'name'),
	pg_temp.in_all_languages(i."product" ->> 'slug'),
	i."product" ->> 'marketingCode',
	pg_temp.in_all_languages(i."product" ->> 'categoryFullname'),
	i."shoppable" ->> 'id',
	pg_temp.in_all_languages(i."shoppable" ->> 'name'),
	pg_temp.in_all_languages(i."shoppable" ->> 'fullname'),
	i."shoppable" ->> 'marketingCode',
	i."shoppable" ->> 'unit',
	CASE jsonb_typeof(i."shoppable" -> 'mainImage') WHEN 'object' THEN jsonb_build_object(
		'fileKey', i."shoppable" #>> '{mainImage,fileKey}',
		'alt', pg_temp.in_all_languages(i."shoppable" #>> '{mainImage,alt}')
	) END,
	(
		SELECT coalesce(jsonb_agg(
			CASE jsonb_typeof(choice."value")
				WHEN 'number' THEN jsonb_build_object(
					'parameterId', parameter."value" ->> 'entityId', 'number', choice."value", 'valueId', '', 'valueTitle', null
				)
				ELSE jsonb_build_object(
					'parameterId', parameter."value" ->> 'entityId', 'number', null, 'valueId', choice."value",
					'valueTitle', (
						SELECT pg_temp.in_all_languages(entity."value" ->> 'title')
						FROM jsonb_array_elements(parameter."value" -> 'valueEntities') entity
						WHERE entity."value" -> '_id' = choice."value"
						LIMIT 1
					)
				)
			END
			ORDER BY parameter."position", choice."position"
		), '[]')
		FROM jsonb_array_elements(i."variant" #> '{content,parameters}') WITH ORDINALITY parameter ("value", "position")
		CROSS JOIN LATERAL jsonb_array_elements(parameter."value" -> 'values') WITH ORDINALITY choice ("value", "position")
	),
	pg_temp.minor(i."prices" -> 'unitWithTax'), pg_temp.minor(i."prices" -> 'unitWithoutTax'),
	pg_temp.minor(i."prices" -> 'totalWithTax'), pg_temp.minor(i."prices" -> 'totalWithoutTax'),
	(i."prices" ->> 'unitCredits')::integer, (i."prices" ->> 'totalCredits')::integer
FROM "shop_order" o
CROSS JOIN LATERAL jsonb_array_elements(o."document" -> 'items') WITH ORDINALITY line ("value", "position")
CROSS JOIN LATERAL jsonb_to_record(line."value") i (
	"id" text, "type" text, "parentId" text, "amount" integer, "freeAmount" integer,
	"product" jsonb, "shoppable" jsonb, "variant" jsonb, "prices" jsonb
);
--> statement-breakpoint
UPDATE "shop_order" o SET
	-- Clients see seconds; the clock was read once for them and once for the column.
	"created_at" = CASE date_trunc('second', o."created_at")
		WHEN d."createdAt" THEN o."created_at" ELSE d."createdAt" END,
	"locale" = CASE o."currency" WHEN 'EUR' THEN 'sk' ELSE 'cs' END,
	"name" = d."customer" ->> 'name',
	"phone" = d."customer" ->> 'phone',
	"business_name" = d."business" ->> 'name',
	"tin" = d."business" ->> 'tin',
	"vatin" = d."business" ->> 'vatin',
	"billing_name" = d."billingAddress" ->> 'name',
	"billing_street" = d."billingAddress" ->> 'street',
	"billing_city" = d."billingAddress" ->> 'city',
	"billing_postcode" = d."billingAddress" ->> 'postcode',
	"billing_country" = d."billingAddress" ->> 'countryCode',
	"shipping_name" = d."shippingAddress" ->> 'name',
	"shipping_street" = d."shippingAddress" ->> 'street',
	"shipping_city" = d."shippingAddress" ->> 'city',
	"shipping_postcode" = d."shippingAddress" ->> 'postcode',
	"shipping_country" = d."shippingAddress" ->> 'countryCode',
	"shipping_business_name" = d."shippingAddress" ->> 'businessName',
	"shipping_phone" = d."shippingAddress" ->> 'phone',
	"shipper_id" = d."shipper" ->> 'id',
	"shipper_code" = d."shipper" ->> 'code',
	"shipper_name" = pg_temp.in_all_languages(d."shipper" ->> 'name'),
	"shipper_type" = d."shipper" ->> 'type',
	"payment_id" = d."payment" ->> 'id',
	"payment_code" = d."payment" ->> 'code',
	"payment_name" = pg_temp.in_all_languages(d."payment" ->> 'name'),
	"payment_type" = d."payment" ->> 'type',
	"branch_id" = d."branch" ->> 'id',
	"branch_name" = CASE jsonb_typeof(d."branch") WHEN 'object' THEN pg_temp.in_all_languages(d."branch" ->> 'name') END,
	"delivery_date" = d."deliveryTime" ->> 'date',
	"delivery_from" = d."deliveryTime" ->> 'from',
	"delivery_to" = d."deliveryTime" ->> 'to',
	"bank_account" = d."bankTransfer" ->> 'accountNumber',
	"bank_iban" = d."bankTransfer" ->> 'iban',
	"bank_bic" = d."bankTransfer" ->> 'bic',
	"items_minor" = pg_temp.minor(d."prices" -> 'itemsWithTax'),
	"items_without_tax_minor" = pg_temp.minor(d."prices" -> 'itemsWithoutTax'),
	"shipper_minor" = pg_temp.minor(d."prices" -> 'shipperPriceWithTax'),
	"shipper_without_tax_minor" = pg_temp.minor(d."prices" -> 'shipperPriceWithoutTax'),
	"payment_minor" = pg_temp.minor(d."prices" -> 'paymentPriceWithTax'),
	"payment_without_tax_minor" = pg_temp.minor(d."prices" -> 'paymentPriceWithoutTax'),
	"total_without_tax_minor" = pg_temp.minor(d."prices" -> 'totalWithoutTax'),
	"credits" = coalesce((d."prices" ->> 'credits')::integer, 0),
	"comment" = d."comment",
	"shipper_comment" = nullif(o."details" ->> 'shipper_comment', ''),
	"heureka_allow" = coalesce((d."attributes" ->> 'heurekaAllow')::boolean, false),
	"card_request" = coalesce((o."details" ->> 'cardRequest')::boolean, false),
	"newsletter" = coalesce((o."details" ->> 'newsletter')::boolean, false),
	"zbozicz_allow" = coalesce((o."details" ->> 'zbozicz_allow')::boolean, false),
	"magazine" = coalesce((o."details" ->> 'magazine')::boolean, false),
	"phone_notification" = coalesce((o."details" ->> 'phone_notification')::boolean, false),
	"utm" = nullif(o."details" -> 'utm', 'null'),
	"custom_order_number" = nullif(o."details" #>> '{custom,custom_order_number}', ''),
	"formal_title" = nullif(o."details" #>> '{custom,formalTitle}', ''),
	"ic_dph" = nullif(o."details" #>> '{custom,ICDPH}', ''),
	"date_of_birth" = nullif(o."details" #>> '{custom,dateOfBirth}', ''),
	"company_name" = nullif(o."details" #>> '{custom,companyName}', '')
FROM "shop_order" old
CROSS JOIN LATERAL jsonb_to_record(old."document") d (
	"createdAt" timestamptz, "customer" jsonb, "business" jsonb, "billingAddress" jsonb, "shippingAddress" jsonb,
	"shipper" jsonb, "payment" jsonb, "branch" jsonb, "deliveryTime" jsonb, "bankTransfer" jsonb, "prices" jsonb,
	"comment" text, "attributes" jsonb
)
WHERE old."id" = o."id";
--> statement-breakpoint
ALTER TABLE "shop_order"
	ALTER COLUMN "locale" SET NOT NULL,
	ALTER COLUMN "name" SET NOT NULL,
	ALTER COLUMN "phone" SET NOT NULL,
	ALTER COLUMN "billing_name" SET NOT NULL,
	ALTER COLUMN "billing_street" SET NOT NULL,
	ALTER COLUMN "billing_city" SET NOT NULL,
	ALTER COLUMN "billing_postcode" SET NOT NULL,
	ALTER COLUMN "billing_country" SET NOT NULL,
	ALTER COLUMN "shipping_name" SET NOT NULL,
	ALTER COLUMN "shipping_street" SET NOT NULL,
	ALTER COLUMN "shipping_city" SET NOT NULL,
	ALTER COLUMN "shipping_postcode" SET NOT NULL,
	ALTER COLUMN "shipping_country" SET NOT NULL,
	ALTER COLUMN "shipper_id" SET NOT NULL,
	ALTER COLUMN "shipper_code" SET NOT NULL,
	ALTER COLUMN "shipper_name" SET NOT NULL,
	ALTER COLUMN "shipper_type" SET NOT NULL,
	ALTER COLUMN "payment_id" SET NOT NULL,
	ALTER COLUMN "payment_code" SET NOT NULL,
	ALTER COLUMN "payment_name" SET NOT NULL,
	ALTER COLUMN "payment_type" SET NOT NULL,
	ALTER COLUMN "items_minor" SET NOT NULL,
	ALTER COLUMN "items_without_tax_minor" SET NOT NULL,
	ALTER COLUMN "shipper_minor" SET NOT NULL,
	ALTER COLUMN "shipper_without_tax_minor" SET NOT NULL,
	ALTER COLUMN "payment_minor" SET NOT NULL,
	ALTER COLUMN "payment_without_tax_minor" SET NOT NULL,
	ALTER COLUMN "total_without_tax_minor" SET NOT NULL,
	ALTER COLUMN "credits" SET NOT NULL,
	DROP COLUMN "document",
	DROP COLUMN "details";
--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP FUNCTION pg_temp.in_all_languages(text);
--> statement-breakpoint
DROP FUNCTION pg_temp.minor(jsonb);
