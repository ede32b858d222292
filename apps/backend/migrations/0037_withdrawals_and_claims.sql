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
CREATE TABLE "order_status_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
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
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"attempt_hash" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"bank_account" text,
	"is_late" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_access" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_item" (
	"withdrawal_id" text NOT NULL,
	"item_id" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "withdrawal_item_withdrawal_id_item_id_pk" PRIMARY KEY("withdrawal_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "withdrawal_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "claim_id" text;--> statement-breakpoint
ALTER TABLE "claim_change" ADD CONSTRAINT "claim_change_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_access" ADD CONSTRAINT "withdrawal_access_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_item" ADD CONSTRAINT "withdrawal_item_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_change_state" ON "claim_change" USING btree ("claim_id","state");--> statement-breakpoint
CREATE INDEX "claim_photo_claim" ON "claim_photo" USING btree ("claim_id","position");--> statement-breakpoint
CREATE INDEX "order_status_change_order" ON "order_status_change" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claim_attempt" ON "warranty_claim" USING btree ("customer_id","attempt_hash");--> statement-breakpoint
CREATE INDEX "warranty_claim_customer" ON "warranty_claim" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "warranty_claim_order" ON "warranty_claim" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_attempt" ON "withdrawal" USING btree ("order_id","attempt_hash");--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_claim_id_warranty_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mail_withdrawal" ON "outbox_mail" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "outbox_mail_claim" ON "outbox_mail" USING btree ("claim_id");