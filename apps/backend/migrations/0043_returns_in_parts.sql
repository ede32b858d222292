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
ALTER TABLE "approval_request" DROP CONSTRAINT "approval_request_customer_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "approval_request" DROP CONSTRAINT "approval_request_cart_id_cart_id_fk";
--> statement-breakpoint
ALTER TABLE "claim_photo" DROP CONSTRAINT "claim_photo_customer_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "warranty_claim" DROP CONSTRAINT "warranty_claim_customer_id_customer_id_fk";
--> statement-breakpoint
DROP INDEX "credit_movement_order";--> statement-breakpoint
DROP INDEX "shop_document_of_order";--> statement-breakpoint
ALTER TABLE "approval_request" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_request" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_photo" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_claim" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_event" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "credit_movement" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_token" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "shop_document" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD COLUMN "is_refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD COLUMN "refund_minor" integer;--> statement-breakpoint
ALTER TABLE "credited_part" ADD CONSTRAINT "credited_part_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_event" ADD CONSTRAINT "approval_event_actor_id_customer_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mail_customer" ON "outbox_mail" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_movement_order" ON "credit_movement" USING btree ("order_id","reason","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_document_of_order" ON "shop_document" USING btree ("order_id","kind","subject");