CREATE TABLE "access_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
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
	"warehouse_id" text,
	"weight" integer DEFAULT 0 NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"presentation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "branch_remote_id_unique" UNIQUE("remote_id")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"image_key" text,
	"description" jsonb,
	"weight" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_link_unique" UNIQUE("link")
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"guest_token_hash" text,
	"customer_id" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_guest_token_hash_unique" UNIQUE("guest_token_hash")
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
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"presentation" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_entry" (
	"type" text NOT NULL,
	"id" text NOT NULL,
	"slug" jsonb,
	"weight" integer DEFAULT 0 NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "content_entry_type_id_pk" PRIMARY KEY("type","id")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"day" date PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
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
CREATE TABLE "listing_entry" (
	"scope_id" text NOT NULL,
	"product_id" text NOT NULL,
	"available" boolean NOT NULL,
	"sold_count" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "listing_entry_scope_id_product_id_pk" PRIMARY KEY("scope_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_price" (
	"currency" text NOT NULL,
	"price_list" text NOT NULL,
	"product_id" text NOT NULL,
	"price_minor" integer,
	CONSTRAINT "listing_price_currency_price_list_product_id_pk" PRIMARY KEY("currency","price_list","product_id")
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
CREATE TABLE "order_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_cs" "tsvector",
	"search_sk" "tsvector",
	"search_words" text DEFAULT '' NOT NULL,
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
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"to_path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
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
CREATE TABLE "shop_order" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"cart_id" text NOT NULL,
	"customer_id" text,
	"status" text DEFAULT 'new' NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "shop_order_code_unique" UNIQUE("code"),
	CONSTRAINT "shop_order_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shop_order_cart_id_unique" UNIQUE("cart_id")
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
CREATE TABLE "stock_move" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"warehouse_id" text NOT NULL,
	"amount" integer NOT NULL
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
CREATE TABLE "url_rewrite" (
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"slug" jsonb NOT NULL,
	CONSTRAINT "url_rewrite_locale_path_pk" PRIMARY KEY("locale","path")
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
	"presentation" jsonb DEFAULT '{}'::jsonb NOT NULL
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
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD CONSTRAINT "listing_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_price" ADD CONSTRAINT "listing_price_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parameter_value" ADD CONSTRAINT "parameter_value_parameter_id_parameter_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parameter" ADD CONSTRAINT "product_parameter_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_parameter" ADD CONSTRAINT "product_parameter_parameter_id_parameter_id_fk" FOREIGN KEY ("parameter_id") REFERENCES "public"."parameter"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipper_price" ADD CONSTRAINT "shipper_price_shipper_id_shipper_id_fk" FOREIGN KEY ("shipper_id") REFERENCES "public"."shipper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_id_warehouse_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouse"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_customer" ON "access_token" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_customer_open" ON "cart" USING btree ("customer_id") WHERE "cart"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cart_item_cart" ON "cart_item" USING btree ("cart_id","position");--> statement-breakpoint
CREATE INDEX "category_path_cs" ON "category" USING btree (("path" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "category_path_sk" ON "category" USING btree (("path" ->> 'sk'));--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "content_entry_order" ON "content_entry" USING btree ("type","weight");--> statement-breakpoint
CREATE INDEX "content_entry_slug_cs" ON "content_entry" USING btree ("type",("slug" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "content_entry_slug_sk" ON "content_entry" USING btree ("type",("slug" ->> 'sk'));--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "listing_by_rank" ON "listing_entry" USING btree ("scope_id","rank","product_id");--> statement-breakpoint
CREATE INDEX "listing_by_sales" ON "listing_entry" USING btree ("scope_id","sold_count" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_of_product" ON "listing_entry" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_price_rising" ON "listing_price" USING btree ("currency","price_list","price_minor","product_id");--> statement-breakpoint
CREATE INDEX "listing_price_falling" ON "listing_price" USING btree ("currency","price_list","price_minor" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "menu_item_menu" ON "menu_item" USING btree ("menu_code","position");--> statement-breakpoint
CREATE INDEX "parameter_value_parameter" ON "parameter_value" USING btree ("parameter_id","position");--> statement-breakpoint
CREATE INDEX "product_slug_cs" ON "product" USING btree (("slug" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "product_slug_sk" ON "product" USING btree (("slug" ->> 'sk'));--> statement-breakpoint
CREATE INDEX "product_marketing_code" ON "product" USING btree ("marketing_code");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_search_cs" ON "product" USING gin ("search_cs");--> statement-breakpoint
CREATE INDEX "product_search_sk" ON "product" USING gin ("search_sk");--> statement-breakpoint
CREATE INDEX "product_parameter_value" ON "product_parameter" USING btree ("parameter_id","value_id","product_id");--> statement-breakpoint
CREATE INDEX "product_parameter_number" ON "product_parameter" USING btree ("parameter_id","number","product_id");--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_order_customer" ON "shop_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_move_order" ON "stock_move" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variant_ean" ON "variant" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "virtual_category_path_cs" ON "virtual_category" USING btree (("path" ->> 'cs'));--> statement-breakpoint
CREATE INDEX "virtual_category_path_sk" ON "virtual_category" USING btree (("path" ->> 'sk'));