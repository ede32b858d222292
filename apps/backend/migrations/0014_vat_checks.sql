CREATE TABLE "vat_check" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"number" text NOT NULL,
	"requester" text,
	"result" text NOT NULL,
	"consultation_number" text,
	"name" text,
	"address" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "vat_check_id" text;--> statement-breakpoint
CREATE INDEX "vat_check_number" ON "vat_check" USING btree ("country","number","asked_at");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_vat_check_id_vat_check_id_fk" FOREIGN KEY ("vat_check_id") REFERENCES "public"."vat_check"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_order_vat_check" ON "shop_order" USING btree ("vat_check_id") WHERE "shop_order"."vat_check_id" is not null;