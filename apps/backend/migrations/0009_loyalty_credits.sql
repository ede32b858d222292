CREATE TABLE "credit_movement" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order_id" text,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "for_credits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "credits" integer;--> statement-breakpoint
ALTER TABLE "credit_movement" ADD CONSTRAINT "credit_movement_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_movement" ADD CONSTRAINT "credit_movement_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_movement_customer" ON "credit_movement" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_movement_order" ON "credit_movement" USING btree ("order_id","reason");