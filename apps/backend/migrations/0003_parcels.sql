CREATE TABLE "order_parcel" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"carrier_code" text NOT NULL,
	"carrier_name" jsonb NOT NULL,
	"tracking_number" text,
	"tracking_url" text,
	"state" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipper" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcel_position" ON "order_parcel" USING btree ("order_id","position");