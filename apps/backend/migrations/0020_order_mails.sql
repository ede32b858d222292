CREATE TABLE "order_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"recipient" text NOT NULL,
	"enqueued_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone NOT NULL,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "order_token" ADD CONSTRAINT "order_token_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_token_order" ON "order_token" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "outbox_mail_due" ON "outbox_mail" USING btree ("run_after");--> statement-breakpoint
CREATE INDEX "outbox_mail_order" ON "outbox_mail" USING btree ("order_id");