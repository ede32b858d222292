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
ALTER TABLE "cart" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "order_discount" ADD CONSTRAINT "order_discount_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree (upper("code"));--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_coupon" ON "shop_order" USING btree ("coupon_id") WHERE "shop_order"."coupon_id" is not null;