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
ALTER TABLE "shop_order" ADD COLUMN "branch_remote_id" text;--> statement-breakpoint
ALTER TABLE "pickup_point" ADD CONSTRAINT "pickup_point_shipper_id_shipper_id_fk" FOREIGN KEY ("shipper_id") REFERENCES "public"."shipper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_point_remote" ON "pickup_point" USING btree ("shipper_id","remote_id");