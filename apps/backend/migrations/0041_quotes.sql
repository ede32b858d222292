CREATE TABLE "quote" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"customer_id" text NOT NULL,
	"company_id" text,
	"state" text DEFAULT 'sent' NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"message" text,
	"wanted_day" text,
	"note" text,
	"valid_until" text,
	"attempt_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"order_id" text,
	CONSTRAINT "quote_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "quote_counter" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_item" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"number" integer NOT NULL,
	"variant_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"code" text NOT NULL,
	"unit" text NOT NULL,
	"units_per_step" double precision NOT NULL,
	"amount" integer NOT NULL,
	"tax_rate" integer NOT NULL,
	"list_minor" integer NOT NULL,
	"offered_minor" integer,
	"min_amount" integer,
	"max_amount" integer
);
--> statement-breakpoint
ALTER TABLE "cart_item" ADD COLUMN "quote_item_id" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_item" ADD CONSTRAINT "quote_item_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_attempt" ON "quote" USING btree ("customer_id","attempt_hash");--> statement-breakpoint
CREATE INDEX "quote_customer" ON "quote" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_company" ON "quote" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_item_number" ON "quote_item" USING btree ("quote_id","number");--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_quote_item_id_quote_item_id_fk" FOREIGN KEY ("quote_item_id") REFERENCES "public"."quote_item"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_quote_id_quote_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_item_quote" ON "cart_item" USING btree ("quote_item_id","cart_id");--> statement-breakpoint
CREATE INDEX "outbox_mail_quote" ON "outbox_mail" USING btree ("quote_id");