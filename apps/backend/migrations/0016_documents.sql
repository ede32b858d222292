CREATE TABLE "e_invoice" (
	"document_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"provider_id" text,
	"error" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"units" integer NOT NULL,
	"rate" double precision NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rate_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
ALTER TABLE "shop_document" ADD COLUMN "exchange_rate" jsonb;--> statement-breakpoint
ALTER TABLE "e_invoice" ADD CONSTRAINT "e_invoice_document_id_shop_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."shop_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoice_waiting" ON "e_invoice" USING btree ("next_try_at") WHERE "e_invoice"."state" = 'waiting';