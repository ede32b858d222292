CREATE TABLE "claim_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"claim_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warranty_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"customer_id" text NOT NULL,
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"amount" integer NOT NULL,
	"description" text NOT NULL,
	"solution" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"attempt_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_day" text NOT NULL,
	CONSTRAINT "warranty_claim_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "claim_id" text;--> statement-breakpoint
ALTER TABLE "claim_change" ADD CONSTRAINT "claim_change_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_change_state" ON "claim_change" USING btree ("claim_id","state");--> statement-breakpoint
CREATE INDEX "claim_photo_claim" ON "claim_photo" USING btree ("claim_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claim_attempt" ON "warranty_claim" USING btree ("customer_id","attempt_hash");--> statement-breakpoint
CREATE INDEX "warranty_claim_customer" ON "warranty_claim" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "warranty_claim_order" ON "warranty_claim" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mail_claim" ON "outbox_mail" USING btree ("claim_id");