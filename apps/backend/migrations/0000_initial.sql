-- Extensions here, and what follows the indexes (a row, functions and triggers), are written by hand; the rest is made from the tables.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "access_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text,
	"is_staff" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tin" text NOT NULL,
	"vatin" text,
	"address" jsonb NOT NULL,
	"price_list" text NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"currency" text NOT NULL,
	"invoice_due_days" integer,
	"credit_limit_minor" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"price_list" text DEFAULT 'b2c' NOT NULL,
	"address" jsonb,
	"business" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"email_confirmed_at" timestamp with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "customer_address" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"business_name" text,
	"phone" text,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"country_code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"device" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"holder_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_registration" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"person" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"guest_token_hash" text,
	"customer_id" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"coupon_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_guest_token_hash_unique" UNIQUE("guest_token_hash")
);
--> statement-breakpoint
CREATE TABLE "cart_batch" (
	"key_hash" text NOT NULL,
	"owner" text NOT NULL,
	"imported" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"changed_amounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_batch_key_hash_owner_pk" PRIMARY KEY("key_hash","owner")
);
--> statement-breakpoint
CREATE TABLE "cart_item" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"type" text DEFAULT 'product' NOT NULL,
	"amount" integer NOT NULL,
	"parent_id" text,
	"custom" jsonb,
	"for_credits" boolean DEFAULT false NOT NULL,
	"quote_item_id" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"image_key" text,
	"description" jsonb,
	"weight" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_link_unique" UNIQUE("link")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"ancestor_ids" text[] DEFAULT '{}' NOT NULL,
	"title" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"path" jsonb NOT NULL,
	"description" jsonb,
	"image_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"visible_to_groups" text[] DEFAULT '{}' NOT NULL,
	"presentation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_entry" (
	"scope_id" text NOT NULL,
	"product_id" text NOT NULL,
	"available" boolean NOT NULL,
	"sold_count" integer NOT NULL,
	"rank" integer NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_entry_scope_id_product_id_pk" PRIMARY KEY("scope_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_facts" (
	"product_id" text PRIMARY KEY NOT NULL,
	"facets" text[] NOT NULL,
	"lows" double precision[] NOT NULL,
	"highs" double precision[] NOT NULL,
	"shared" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_price" (
	"currency" text NOT NULL,
	"price_list" text NOT NULL,
	"product_id" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"price_minor" integer,
	"net_minor" integer,
	"discount_rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_price_currency_price_list_product_id_place_pk" PRIMARY KEY("currency","price_list","product_id","place")
);
--> statement-breakpoint
CREATE TABLE "listing_scope" (
	"scope_id" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"available_count" integer NOT NULL,
	"counts" jsonb NOT NULL,
	"price_ranges" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_variant" (
	"product_id" text NOT NULL,
	"place" integer NOT NULL,
	"variant_id" text NOT NULL,
	"available" boolean NOT NULL,
	"facets" text[] NOT NULL,
	"lows" double precision[] NOT NULL,
	"highs" double precision[] NOT NULL,
	"own" integer NOT NULL,
	"variants" integer NOT NULL,
	CONSTRAINT "listing_variant_product_id_place_pk" PRIMARY KEY("product_id","place")
);
--> statement-breakpoint
CREATE TABLE "parameter" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"type" text NOT NULL,
	"unit" text,
	"position" integer DEFAULT 0 NOT NULL,
	"description" jsonb,
	"is_variant_choice" boolean DEFAULT false NOT NULL,
	"hide_product_detail" boolean DEFAULT false NOT NULL,
	"link_to_virtual_category" text
);
--> statement-breakpoint
CREATE TABLE "parameter_value" (
	"id" text PRIMARY KEY NOT NULL,
	"parameter_id" text NOT NULL,
	"slug" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"color_hex" text,
	"image_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"description_short" jsonb,
	"description_long" jsonb,
	"link_url" text,
	"hide_product_detail" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price" (
	"variant_id" text NOT NULL,
	"currency" text NOT NULL,
	"price_list" text DEFAULT 'b2c' NOT NULL,
	"unit_minor" integer NOT NULL,
	"original_minor" integer,
	"quantity_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "price_variant_id_currency_price_list_pk" PRIMARY KEY("variant_id","currency","price_list")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"variant_id" text NOT NULL,
	"currency" text NOT NULL,
	"price_list" text DEFAULT 'b2c' NOT NULL,
	"unit_minor" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	CONSTRAINT "price_history_variant_id_currency_price_list_valid_from_pk" PRIMARY KEY("variant_id","currency","price_list","valid_from")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"fullname" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"perex" jsonb,
	"description" jsonb,
	"end_text" jsonb,
	"brand_id" text,
	"category_id" text NOT NULL,
	"catalog_code" text NOT NULL,
	"marketing_code" text NOT NULL,
	"main_image" jsonb,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hover_image_key" text,
	"unit" text DEFAULT 'ks' NOT NULL,
	"vat_rate" integer DEFAULT 21 NOT NULL,
	"saleable" boolean DEFAULT true NOT NULL,
	"in_catalog" boolean DEFAULT true NOT NULL,
	"visible_to_groups" text[] DEFAULT '{}' NOT NULL,
	"rating" integer,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"sold_count" integer DEFAULT 0 NOT NULL,
	"default_variant_id" text NOT NULL,
	"discounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"free_shipper_ids" text[] DEFAULT '{}' NOT NULL,
	"tag_ids" text[] DEFAULT '{}' NOT NULL,
	"gift_variant_ids" text[] DEFAULT '{}' NOT NULL,
	"alternative_ids" text[] DEFAULT '{}' NOT NULL,
	"related_ids" text[] DEFAULT '{}' NOT NULL,
	"legal" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_cs" "tsvector",
	"search_sk" "tsvector",
	CONSTRAINT "product_catalog_code_unique" UNIQUE("catalog_code")
);
--> statement-breakpoint
CREATE TABLE "product_parameter" (
	"product_id" text NOT NULL,
	"variant_id" text DEFAULT '' NOT NULL,
	"parameter_id" text NOT NULL,
	"value_id" text DEFAULT '' NOT NULL,
	"number" double precision,
	CONSTRAINT "product_parameter_product_id_variant_id_parameter_id_value_id_pk" PRIMARY KEY("product_id","variant_id","parameter_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"variant_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "stock_variant_id_warehouse_id_pk" PRIMARY KEY("variant_id","warehouse_id"),
	CONSTRAINT "stock_never_negative" CHECK ("stock"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" text PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"color" text NOT NULL,
	"visible_in_catalog" boolean DEFAULT true NOT NULL,
	"visible_in_content" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"fullname" jsonb NOT NULL,
	"catalog_code" text NOT NULL,
	"marketing_code" text NOT NULL,
	"ean" text,
	"main_image" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	"check_stock" boolean DEFAULT true NOT NULL,
	"sold_availability_code" text DEFAULT 'sold_out' NOT NULL,
	"amount_min" integer DEFAULT 1 NOT NULL,
	"amount_max" integer,
	"amount_step" integer DEFAULT 1 NOT NULL,
	"delay_days" integer DEFAULT 0 NOT NULL,
	"measure_amount" double precision,
	"measure_unit" text,
	"credits" integer,
	"storage_dates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "variant_catalog_code_unique" UNIQUE("catalog_code")
);
--> statement-breakpoint
CREATE TABLE "virtual_category" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"path" jsonb NOT NULL,
	"description" jsonb,
	"image_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"rule" jsonb NOT NULL,
	"presentation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"claim_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warranty_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"customer_id" text,
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"amount" integer NOT NULL,
	"description" text NOT NULL,
	"solution" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"is_refunded" boolean DEFAULT false NOT NULL,
	"refund_minor" integer,
	"attempt_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_day" text NOT NULL,
	CONSTRAINT "warranty_claim_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "approval_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_request" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"customer_id" text,
	"cart_id" text,
	"status" text NOT NULL,
	"input" jsonb,
	"draft" jsonb NOT NULL,
	"total_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"terms_id" text,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"order_limit_minor" integer,
	"token_hash" text,
	"callback_url" text NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "company_member" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"role" text NOT NULL,
	"order_limit_minor" integer,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_wording" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"version" text NOT NULL,
	"wording" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cookie_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"browser" text NOT NULL,
	"wording_id" text NOT NULL,
	"granted" text[] NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_entry" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"slug" jsonb,
	"weight" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_entry_type_id_pk" PRIMARY KEY("type","id")
);
--> statement-breakpoint
CREATE TABLE "content_preview" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"entry_type" text NOT NULL,
	"entry_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"code" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_item" (
	"id" text PRIMARY KEY NOT NULL,
	"menu_code" text NOT NULL,
	"parent_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	"styles" text,
	"is_heading" boolean DEFAULT false NOT NULL,
	"link_type" text DEFAULT 'basic' NOT NULL,
	"link_target" text,
	"link_title" jsonb,
	"link_target_blank" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "url_rewrite" (
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"slug" jsonb NOT NULL,
	CONSTRAINT "url_rewrite_locale_path_pk" PRIMARY KEY("locale","path")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"percent" integer,
	"amounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_to" timestamp with time zone,
	"minimums" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"once_per_customer" boolean DEFAULT false NOT NULL,
	"max_uses" integer
);
--> statement-breakpoint
CREATE TABLE "credit_movement" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order_id" text,
	"subject" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credited_part" (
	"order_id" text NOT NULL,
	"subject" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"total_without_tax_minor" integer NOT NULL,
	CONSTRAINT "credited_part_order_id_subject_item_id_kind_pk" PRIMARY KEY("order_id","subject","item_id","kind")
);
--> statement-breakpoint
CREATE TABLE "shop_document" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer,
	CONSTRAINT "shop_document_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "shop_document_file" (
	"document_id" text NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "shop_document_file_document_id_format_pk" PRIMARY KEY("document_id","format")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"file_key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_id" (
	"run" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"place" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_id_run_kind_id_pk" PRIMARY KEY("run","kind","id")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"enqueued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "leader_lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shopping_list" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_list_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "shopping_list_item" (
	"id" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"amount" integer NOT NULL,
	"custom" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locale" text,
	"recipient" text NOT NULL,
	"enqueued_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"email" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"source" text,
	"wording" text,
	"callback_url" text,
	"consented_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_attempt" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_discount" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"tax_rate" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"total_without_tax_minor" integer NOT NULL,
	CONSTRAINT "order_discount_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
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
	"takes_coupon" boolean DEFAULT true NOT NULL,
	"deposit_minor" integer DEFAULT 0 NOT NULL,
	"recycling_fee_minor" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_item_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_status_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"token_hash" text NOT NULL,
	"cart_id" text NOT NULL,
	"customer_id" text,
	"company_id" text,
	"status" text DEFAULT 'new' NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"terms_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"business_name" text,
	"tin" text,
	"vatin" text,
	"billing_name" text NOT NULL,
	"billing_street" text NOT NULL,
	"billing_city" text NOT NULL,
	"billing_postcode" text NOT NULL,
	"billing_country" text NOT NULL,
	"has_billing_address" boolean DEFAULT true NOT NULL,
	"shipping_name" text NOT NULL,
	"shipping_business_name" text,
	"shipping_phone" text,
	"shipping_street" text NOT NULL,
	"shipping_city" text NOT NULL,
	"shipping_postcode" text NOT NULL,
	"shipping_country" text NOT NULL,
	"shipper_id" text NOT NULL,
	"shipper_code" text NOT NULL,
	"shipper_name" jsonb NOT NULL,
	"shipper_type" text NOT NULL,
	"payment_id" text NOT NULL,
	"payment_code" text NOT NULL,
	"payment_name" jsonb NOT NULL,
	"payment_type" text NOT NULL,
	"branch_id" text,
	"branch_remote_id" text,
	"branch_name" jsonb,
	"delivery_date" text,
	"delivery_from" text,
	"delivery_to" text,
	"expected_on" text,
	"bank_account" text,
	"bank_iban" text,
	"bank_bic" text,
	"invoice_company_id" text,
	"invoice_due_days" integer,
	"invoice_due_on" text,
	"invoice_paid_at" timestamp with time zone,
	"coupon_id" text,
	"coupon_code" text,
	"items_minor" integer NOT NULL,
	"items_without_tax_minor" integer NOT NULL,
	"shipper_minor" integer NOT NULL,
	"shipper_without_tax_minor" integer NOT NULL,
	"payment_minor" integer NOT NULL,
	"payment_without_tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"total_without_tax_minor" integer NOT NULL,
	"credits" integer NOT NULL,
	"comment" text,
	"shipper_comment" text,
	"card_request" boolean DEFAULT false NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"heureka_allow" boolean DEFAULT false NOT NULL,
	"zbozicz_allow" boolean DEFAULT false NOT NULL,
	"magazine" boolean DEFAULT false NOT NULL,
	"phone_notification" boolean DEFAULT false NOT NULL,
	"age_confirmed" boolean DEFAULT false NOT NULL,
	"consent_texts" jsonb,
	"utm" jsonb,
	"custom_order_number" text,
	"formal_title" text,
	"ic_dph" text,
	"date_of_birth" text,
	"company_name" text,
	CONSTRAINT "shop_order_code_unique" UNIQUE("code"),
	CONSTRAINT "shop_order_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shop_order_cart_id_unique" UNIQUE("cart_id")
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"amount" integer NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_version" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"method_id" text NOT NULL,
	"gateway_id" text,
	"gateway_url" text,
	"state" text NOT NULL,
	"is_surplus" boolean DEFAULT false NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payment_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"customer_id" text NOT NULL,
	"company_id" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"message" text,
	"wanted_day" text,
	"note" text,
	"valid_until" text,
	"attempt_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"order_id" text,
	CONSTRAINT "quote_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "quote_item" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"number" integer NOT NULL,
	"variant_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"code" text NOT NULL,
	"unit" text NOT NULL,
	"units_per_step" double precision NOT NULL,
	"amount" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"list_minor" integer NOT NULL,
	"offered_minor" integer,
	"min_amount" integer,
	"max_amount" integer
);
--> statement-breakpoint
CREATE TABLE "bought_together" (
	"product_id" text NOT NULL,
	"other_id" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "past_purchase" (
	"id" text PRIMARY KEY NOT NULL,
	"product_ids" text[] DEFAULT '{}' NOT NULL,
	"bought_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"question_id" text,
	"author_name" text NOT NULL,
	"email" text,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"is_of_shop" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"customer_id" text,
	"email" text,
	"author_name" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text,
	"locale" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"file_key" text PRIMARY KEY NOT NULL,
	"review_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"content" "bytea",
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" text NOT NULL,
	"voter" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "review_vote_review_id_voter_pk" PRIMARY KEY("review_id","voter")
);
--> statement-breakpoint
CREATE TABLE "voter_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voter_key_one" CHECK ("voter_key"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "order_schedule" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"attempt_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"company_id" text,
	"status" text DEFAULT 'active' NOT NULL,
	"interval_count" integer NOT NULL,
	"interval_unit" text NOT NULL,
	"anchor_day" text NOT NULL,
	"occurrence" integer DEFAULT 0 NOT NULL,
	"next_day" text NOT NULL,
	"reminded_day" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"max_total_minor" integer NOT NULL,
	"terms_id" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_run" (
	"schedule_id" text NOT NULL,
	"day" text NOT NULL,
	"outcome" text NOT NULL,
	"order_id" text,
	"reasons" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_run_schedule_id_day_pk" PRIMARY KEY("schedule_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"product_id" text PRIMARY KEY NOT NULL,
	"available" boolean NOT NULL,
	"sold_count" integer NOT NULL,
	"rank" integer NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"visible_to_groups" text[] DEFAULT '{}' NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"search_cs" "tsvector",
	"search_sk" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "branch" (
	"id" text PRIMARY KEY NOT NULL,
	"remote_id" text NOT NULL,
	"slug" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"country_code" text NOT NULL,
	"region" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"opening_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warehouse_id" text,
	"weight" integer DEFAULT 0 NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"presentation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "branch_remote_id_unique" UNIQUE("remote_id")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"code" text PRIMARY KEY NOT NULL,
	"alpha2" text NOT NULL,
	"name" jsonb NOT NULL,
	"currency" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"symbol" text NOT NULL,
	"symbol_placement" text NOT NULL,
	"decimal_places" integer NOT NULL,
	"decimal_point" text NOT NULL,
	"millesimal_point" text NOT NULL,
	"hide_zero_decimals" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"day" date PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"image_key" text,
	"type" text NOT NULL,
	"prices" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "pickup_point" (
	"id" text PRIMARY KEY NOT NULL,
	"shipper_id" text NOT NULL,
	"remote_id" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postcode" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipper" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"image_key" text,
	"type" text NOT NULL,
	"required_address" boolean NOT NULL,
	"country_codes" text[] NOT NULL,
	"blocked_payment_ids" text[] DEFAULT '{}' NOT NULL,
	"delivery_days" integer DEFAULT 1 NOT NULL,
	"cut_off" text DEFAULT '14:00' NOT NULL,
	"has_time_slots" boolean DEFAULT false NOT NULL,
	"slot_capacity" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipper_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "shipper_price" (
	"shipper_id" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" integer NOT NULL,
	"free_from_minor" integer,
	CONSTRAINT "shipper_price_shipper_id_currency_pk" PRIMARY KEY("shipper_id","currency")
);
--> statement-breakpoint
CREATE TABLE "shop_version" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"branch_id" text,
	"virtual" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yearly_counter" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "yearly_counter_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "watcher" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"kind" text DEFAULT 'stock' NOT NULL,
	"variant_id" text,
	"currency" text,
	"price_list" text,
	"start_minor" integer,
	"target_minor" integer,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "watcher_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"attempt_hash" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"bank_account" text,
	"is_late" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_access" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_item" (
	"withdrawal_id" text NOT NULL,
	"item_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "withdrawal_item_withdrawal_id_item_id_pk" PRIMARY KEY("withdrawal_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_token" ADD CONSTRAINT "customer_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_quote_item_id_quote_item_id_fk" FOREIGN KEY ("quote_item_id") REFERENCES "public"."quote_item"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_value" ADD CONSTRAINT "parameter_value_parameter_id_parameter_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parameter" ADD CONSTRAINT "product_parameter_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parameter" ADD CONSTRAINT "product_parameter_parameter_id_parameter_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_change" ADD CONSTRAINT "claim_change_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_event" ADD CONSTRAINT "approval_event_request_id_approval_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."approval_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_event" ADD CONSTRAINT "approval_event_actor_id_customer_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_terms_id_terms_version_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_member" ADD CONSTRAINT "company_member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_consent" ADD CONSTRAINT "cookie_consent_wording_id_consent_wording_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."consent_wording"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movement" ADD CONSTRAINT "credit_movement_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movement" ADD CONSTRAINT "credit_movement_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credited_part" ADD CONSTRAINT "credited_part_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_document" ADD CONSTRAINT "shop_document_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_document_file" ADD CONSTRAINT "shop_document_file_document_id_shop_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."shop_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list" ADD CONSTRAINT "shopping_list_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_list_item" ADD CONSTRAINT "shopping_list_item_list_id_shopping_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."shopping_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_token" ADD CONSTRAINT "newsletter_token_email_newsletter_subscriber_email_fk" FOREIGN KEY ("email") REFERENCES "public"."newsletter_subscriber"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attempt" ADD CONSTRAINT "order_attempt_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discount" ADD CONSTRAINT "order_discount_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_token" ADD CONSTRAINT "order_token_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_terms_id_terms_version_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_invoice_company_id_company_id_fk" FOREIGN KEY ("invoice_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item" ADD CONSTRAINT "quote_item_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_comment" ADD CONSTRAINT "product_comment_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_terms_id_terms_version_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_run" ADD CONSTRAINT "schedule_run_schedule_id_order_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."order_schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_run" ADD CONSTRAINT "schedule_run_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD CONSTRAINT "pickup_point_shipper_id_shipper_id_fk" FOREIGN KEY ("shipper_id") REFERENCES "public"."shipper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipper_price" ADD CONSTRAINT "shipper_price_shipper_id_shipper_id_fk" FOREIGN KEY ("shipper_id") REFERENCES "public"."shipper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watcher" ADD CONSTRAINT "watcher_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watcher" ADD CONSTRAINT "watcher_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_access" ADD CONSTRAINT "withdrawal_access_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_item" ADD CONSTRAINT "withdrawal_item_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_customer" ON "access_token" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "customer_address_customer" ON "customer_address" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_token_customer" ON "customer_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkey_customer" ON "passkey" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_customer_open" ON "cart" USING btree ("customer_id") WHERE "cart"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cart_item_cart" ON "cart_item" USING btree ("cart_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_quote" ON "cart_item" USING btree ("quote_item_id","cart_id");--> statement-breakpoint
CREATE INDEX "category_path_cs" ON "category" USING btree (("path" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "category_path_sk" ON "category" USING btree (("path" ->> 'sk'));--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "listing_by_rank" ON "listing_entry" USING btree ("scope_id","rank","product_id");--> statement-breakpoint
CREATE INDEX "listing_by_sales" ON "listing_entry" USING btree ("scope_id","sold_count" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_by_rating" ON "listing_entry" USING btree ("scope_id","rating" DESC NULLS LAST,"rank","product_id");--> statement-breakpoint
CREATE INDEX "listing_by_age" ON "listing_entry" USING btree ("scope_id","added_at" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_of_product" ON "listing_entry" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_price_rising" ON "listing_price" USING btree ("currency","price_list","price_minor","product_id","place");--> statement-breakpoint
CREATE INDEX "listing_price_falling" ON "listing_price" USING btree ("currency","price_list","price_minor" DESC NULLS LAST,"product_id","place");--> statement-breakpoint
CREATE INDEX "listing_net_price_rising" ON "listing_price" USING btree ("currency","price_list","net_minor","product_id","place");--> statement-breakpoint
CREATE INDEX "listing_price_by_discount" ON "listing_price" USING btree ("currency","price_list","discount_rank","product_id","place");--> statement-breakpoint
CREATE INDEX "listing_net_price_falling" ON "listing_price" USING btree ("currency","price_list","net_minor" DESC NULLS LAST,"product_id","place");--> statement-breakpoint
CREATE INDEX "parameter_value_parameter" ON "parameter_value" USING btree ("parameter_id","position");--> statement-breakpoint
CREATE INDEX "product_slug_cs" ON "product" USING btree (("slug" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "product_slug_sk" ON "product" USING btree (("slug" ->> 'sk'));--> statement-breakpoint
CREATE INDEX "product_marketing_code" ON "product" USING btree ("marketing_code");--> statement-breakpoint
CREATE INDEX "product_any_catalog_code" ON "product" USING btree (translate(lower("catalog_code"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "product_any_marketing_code" ON "product" USING btree (translate(lower("marketing_code"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_in_sitemap" ON "product" USING btree ("id","updated_at") WHERE "product"."in_catalog" and "product"."visible_to_groups" = '{}';--> statement-breakpoint
CREATE INDEX "product_parameter_value" ON "product_parameter" USING btree ("parameter_id","value_id","product_id");--> statement-breakpoint
CREATE INDEX "product_parameter_number" ON "product_parameter" USING btree ("parameter_id","number","product_id");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variant_ean" ON "variant" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "variant_any_catalog_code" ON "variant" USING btree (translate(lower("catalog_code"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "variant_any_marketing_code" ON "variant" USING btree (translate(lower("marketing_code"), ' -_./', ''));--> statement-breakpoint
CREATE INDEX "virtual_category_path_cs" ON "virtual_category" USING btree (("path" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "virtual_category_path_sk" ON "virtual_category" USING btree (("path" ->> 'sk'));--> statement-breakpoint
CREATE UNIQUE INDEX "claim_change_state" ON "claim_change" USING btree ("claim_id","state");--> statement-breakpoint
CREATE INDEX "claim_photo_claim" ON "claim_photo" USING btree ("claim_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claim_attempt" ON "warranty_claim" USING btree ("customer_id","attempt_hash");--> statement-breakpoint
CREATE INDEX "warranty_claim_customer" ON "warranty_claim" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "warranty_claim_order" ON "warranty_claim" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "approval_event_request" ON "approval_event" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "approval_request_company" ON "approval_request" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "approval_request_customer" ON "approval_request" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_request_waiting" ON "approval_request" USING btree ("cart_id") WHERE "approval_request"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitation_email" ON "company_invitation" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "company_member_company" ON "company_member" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "cookie_consent_browser" ON "cookie_consent" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "content_entry_order" ON "content_entry" USING btree ("type","weight");--> statement-breakpoint
CREATE INDEX "content_entry_slug_cs" ON "content_entry" USING btree ("type",("slug" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "content_entry_slug_sk" ON "content_entry" USING btree ("type",("slug" ->> 'sk'));--> statement-breakpoint
CREATE INDEX "menu_item_menu" ON "menu_item" USING btree ("menu_code","position");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
CREATE INDEX "credit_movement_customer" ON "credit_movement" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_movement_order" ON "credit_movement" USING btree ("order_id","reason","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_document_of_order" ON "shop_document" USING btree ("order_id","kind","subject");--> statement-breakpoint
CREATE INDEX "shop_document_issued" ON "shop_document" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "job_by_kind" ON "job" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "job_tried" ON "job" USING btree ("run_after") WHERE "job"."attempts" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_list_code" ON "shopping_list" USING btree ("customer_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_list_item_variant" ON "shopping_list_item" USING btree ("list_id","variant_id");--> statement-breakpoint
CREATE INDEX "outbox_mail_due" ON "outbox_mail" USING btree ("run_after");--> statement-breakpoint
CREATE INDEX "outbox_mail_subject" ON "outbox_mail" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "newsletter_token_email" ON "newsletter_token" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_status_change_order" ON "order_status_change" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_token_order" ON "order_token" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shop_order_customer" ON "shop_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_email" ON "shop_order" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "shop_order_coupon" ON "shop_order" USING btree ("coupon_id") WHERE "shop_order"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_unpaid_invoice" ON "shop_order" USING btree ("invoice_company_id") WHERE "shop_order"."invoice_paid_at" is null and "shop_order"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "shop_order_delivery" ON "shop_order" USING btree ("shipper_id","delivery_date") WHERE "shop_order"."delivery_date" is not null;--> statement-breakpoint
CREATE INDEX "stock_move_order" ON "stock_move" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_move_variant" ON "stock_move" USING btree ("variant_id","moved_at");--> statement-breakpoint
CREATE INDEX "order_payment_order" ON "order_payment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_open" ON "order_payment" USING btree ("order_id") WHERE "order_payment"."state" in ('starting', 'created', 'pending');--> statement-breakpoint
CREATE INDEX "order_payment_check" ON "order_payment" USING btree ("next_check_at") WHERE "order_payment"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "quote_attempt" ON "quote" USING btree ("customer_id","attempt_hash");--> statement-breakpoint
CREATE INDEX "quote_customer" ON "quote" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_company" ON "quote" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_item_number" ON "quote_item" USING btree ("quote_id","number");--> statement-breakpoint
CREATE INDEX "bought_together_most" ON "bought_together" USING btree ("product_id","times" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_comment_product" ON "product_comment" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_comment_asked" ON "product_comment" USING btree ("product_id","email",md5("text"));--> statement-breakpoint
CREATE UNIQUE INDEX "review_author" ON "review" USING btree ("product_id","email");--> statement-breakpoint
CREATE INDEX "review_time" ON "review" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "review_customer" ON "review" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "order_schedule_attempt" ON "order_schedule" USING btree ("customer_id","attempt_hash");--> statement-breakpoint
CREATE INDEX "order_schedule_due" ON "order_schedule" USING btree ("next_day") WHERE "order_schedule"."status" = 'active';--> statement-breakpoint
CREATE INDEX "search_entry_cs" ON "search_entry" USING gin ("search_cs");--> statement-breakpoint
CREATE INDEX "search_entry_sk" ON "search_entry" USING gin ("search_sk");--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_point_remote" ON "pickup_point" USING btree ("shipper_id","remote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watcher_once" ON "watcher" USING btree ("product_id",coalesce("variant_id", ''),"email","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_attempt" ON "withdrawal" USING btree ("order_id","attempt_hash");
--> statement-breakpoint
-- Written by hand from here on.
INSERT INTO "shop_version" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "note_shop_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "shop_version" SET "id" = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "setting_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "setting" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
CREATE TRIGGER "holiday_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "holiday" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
CREATE TRIGGER "shipper_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipper" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
CREATE TRIGGER "shipper_price_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipper_price" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
CREATE FUNCTION "note_page_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Counters and search words change without the page saying anything new.
  unseen text[] := '{updated_at,sold_count,product_count,search_cs,search_sk,search_words}';
BEGIN
  IF to_jsonb(NEW) - unseen IS DISTINCT FROM to_jsonb(OLD) - unseen THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "branch_changes" BEFORE UPDATE ON "branch" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "brand_changes" BEFORE UPDATE ON "brand" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "category_changes" BEFORE UPDATE ON "category" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "content_entry_changes" BEFORE UPDATE ON "content_entry" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "product_changes" BEFORE UPDATE ON "product" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "virtual_category_changes" BEFORE UPDATE ON "virtual_category" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE FUNCTION "note_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Who comes second waits here, and counts what the first one wrote as well.
  PERFORM FROM "product" WHERE "id" IN (SELECT "product_id" FROM "changed_review") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "product" SET "rating" = told.rating, "rating_count" = told.amount
  FROM (
    SELECT changed."product_id" AS id, round(avg(own."stars") * 20)::int AS rating, count(own."id")::int AS amount
    FROM (SELECT DISTINCT "product_id" FROM "changed_review") AS changed
    LEFT JOIN "review" AS own ON own."product_id" = changed."product_id" AND NOT own."is_hidden"
    GROUP BY 1
  ) AS told
  WHERE "product"."id" = told.id
    AND ("product"."rating", "product"."rating_count") IS DISTINCT FROM (told.rating, told.amount);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "review_comes" AFTER INSERT ON "review" REFERENCING NEW TABLE AS "changed_review" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();
--> statement-breakpoint
CREATE TRIGGER "review_changes" AFTER UPDATE ON "review" REFERENCING NEW TABLE AS "changed_review" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();
--> statement-breakpoint
CREATE TRIGGER "review_goes" AFTER DELETE ON "review" REFERENCING OLD TABLE AS "changed_review" FOR EACH STATEMENT EXECUTE FUNCTION "note_reviews"();
--> statement-breakpoint
-- Listings sort and filter by ratings, whoever changes them.
CREATE FUNCTION "note_rating"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "job" ("kind", "key") VALUES ('product-listings', NEW."id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rating_changes" AFTER UPDATE OF "rating", "rating_count" ON "product" FOR EACH ROW
  WHEN ((OLD."rating", OLD."rating_count") IS DISTINCT FROM (NEW."rating", NEW."rating_count"))
  EXECUTE FUNCTION "note_rating"();
--> statement-breakpoint
-- What changed is told at the commit, to whoever listens on 'vyloha_changes'.
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vyloha_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Beyond a hundred of them in one statement, all are asked for anew.
CREATE FUNCTION "tell_products"("ids" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('vyloha_changes', 'products');
  ELSE
    PERFORM pg_notify('vyloha_changes', 'product:' || id) FROM unnest(ids) AS id;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM tell_products(array_agg("id")) FROM "changed";
    PERFORM pg_notify('vyloha_changes', 'catalog') FROM "changed" LIMIT 1;
    RETURN NULL;
  END IF;
  PERFORM tell_products(array_agg("id")) FROM (TABLE "changed" EXCEPT TABLE "former") AS written;
  -- Listings in which it was or will be.
  PERFORM pg_notify('vyloha_changes', 'catalog') FROM (
    SELECT "id", "category_id", "brand_id", "in_catalog", "visible_to_groups", "tag_ids" FROM "changed"
    EXCEPT SELECT "id", "category_id", "brand_id", "in_catalog", "visible_to_groups", "tag_ids" FROM "former"
  ) AS moved LIMIT 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_change_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_products(array_agg(DISTINCT "product_id")) FROM (TABLE "changed" EXCEPT TABLE "former") AS written;
  ELSE
    PERFORM tell_products(array_agg(DISTINCT "product_id")) FROM "changed";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_change_of_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_products(array_agg(DISTINCT "variant"."product_id"))
    FROM (TABLE "changed" EXCEPT TABLE "former") AS written JOIN "variant" ON "variant"."id" = written."variant_id";
  ELSE
    PERFORM tell_products(array_agg(DISTINCT "variant"."product_id"))
    FROM "changed" JOIN "variant" ON "variant"."id" = "changed"."variant_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_change_of_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_products(array_agg(DISTINCT "review"."product_id"))
    FROM (TABLE "changed" EXCEPT TABLE "former") AS written JOIN "review" ON "review"."id" = written."review_id";
  ELSE
    PERFORM tell_products(array_agg(DISTINCT "review"."product_id"))
    FROM "changed" JOIN "review" ON "review"."id" = "changed"."review_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT "kind", "relation" FROM (VALUES
      ('shop', ARRAY['setting', 'holiday', 'shipper', 'shipper_price', 'currency', 'country', 'branch', 'payment', 'warehouse']),
      ('content', ARRAY['content_entry', 'menu', 'menu_item', 'url_rewrite', 'redirect', 'image']),
      ('catalog', ARRAY['category', 'virtual_category', 'brand', 'parameter', 'parameter_value', 'tag'])
    ) AS kinds ("kind", "relations"), unnest("relations") AS "relation"
  LOOP
    EXECUTE format('CREATE TRIGGER "tell_%s" AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION tell_change(%L)',
      told.relation, told.relation, told.kind);
    EXECUTE format('CREATE TRIGGER "tell_changed_%s" AFTER UPDATE ON %I FOR EACH ROW
      WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_change(%L)', told.relation, told.relation, told.kind);
  END LOOP;
  FOR told IN
    SELECT "relation", "teller" FROM (VALUES
      ('product', 'tell_product_change'), ('variant', 'tell_change_of_product'),
      ('product_parameter', 'tell_change_of_product'), ('review', 'tell_change_of_product'),
      ('product_comment', 'tell_change_of_product'), ('price', 'tell_change_of_variant'),
      ('stock', 'tell_change_of_variant'), ('review_photo', 'tell_change_of_review'), ('review_vote', 'tell_change_of_review')
    ) AS tellers ("relation", "teller")
  LOOP
    EXECUTE format('CREATE TRIGGER "tell_new_%s" AFTER INSERT ON %I REFERENCING NEW TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.relation, told.relation, told.teller);
    EXECUTE format('CREATE TRIGGER "tell_changed_%s" AFTER UPDATE ON %I REFERENCING NEW TABLE AS "changed" OLD TABLE AS "former"
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.relation, told.relation, told.teller);
    EXECUTE format('CREATE TRIGGER "tell_gone_%s" AFTER DELETE ON %I REFERENCING OLD TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.relation, told.relation, told.teller);
  END LOOP;
END $$;
