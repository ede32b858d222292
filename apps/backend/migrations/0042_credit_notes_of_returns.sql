CREATE TABLE "credited_part" (
	"order_id" text NOT NULL,
	"subject" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"total_without_tax_minor" integer NOT NULL,
	CONSTRAINT "credited_part_order_id_subject_item_id_kind_pk" PRIMARY KEY("order_id","subject","item_id","kind")
);
--> statement-breakpoint
DROP INDEX "credit_movement_order";--> statement-breakpoint
DROP INDEX "shop_document_of_order";--> statement-breakpoint
ALTER TABLE "credit_movement" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_document" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD COLUMN "is_refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD COLUMN "refund_minor" integer;--> statement-breakpoint
ALTER TABLE "credited_part" ADD CONSTRAINT "credited_part_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_movement_order" ON "credit_movement" USING btree ("order_id","reason","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_document_of_order" ON "shop_document" USING btree ("order_id","kind","subject");