CREATE TABLE "due_refund" (
	"order_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"run_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_status_change" ADD COLUMN "is_by_shopper" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "returned_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "due_refund" ADD CONSTRAINT "due_refund_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_refund_run_after" ON "due_refund" USING btree ("run_after");