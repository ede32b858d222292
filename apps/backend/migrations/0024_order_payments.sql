CREATE TABLE "order_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"method_id" text NOT NULL,
	"gateway_id" text,
	"gateway_url" text,
	"state" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payment_gateway_id_unique" UNIQUE("gateway_id")
);
--> statement-breakpoint
ALTER TABLE "order_payment" ADD CONSTRAINT "order_payment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payment_order" ON "order_payment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_payment_open" ON "order_payment" USING btree ("order_id") WHERE "order_payment"."state" in ('starting', 'created', 'pending');--> statement-breakpoint
CREATE INDEX "order_payment_check" ON "order_payment" USING btree ("next_check_at") WHERE "order_payment"."state" in ('created', 'pending');