ALTER TABLE "customer_token" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mail_customer" ON "outbox_mail" USING btree ("customer_id");