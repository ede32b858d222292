CREATE TABLE "order_attempt" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_attempt" ADD CONSTRAINT "order_attempt_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;