CREATE TABLE "document_tax" (
	"document_id" text NOT NULL,
	"rate" double precision NOT NULL,
	"base_minor" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	CONSTRAINT "document_tax_document_id_rate_pk" PRIMARY KEY("document_id","rate")
);
--> statement-breakpoint
CREATE TABLE "taxed_document" (
	"document_id" text PRIMARY KEY NOT NULL,
	"supplied_on" text NOT NULL,
	"issued_on" text NOT NULL,
	"treatment" text NOT NULL,
	"tax_country" text NOT NULL,
	"buyer_vat_number" text,
	"buyer_country" text,
	"is_business" boolean NOT NULL,
	"original_number" text,
	"untaxed_minor" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_tax" ADD CONSTRAINT "document_tax_document_id_taxed_document_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."taxed_document"("document_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxed_document" ADD CONSTRAINT "taxed_document_document_id_shop_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."shop_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxed_document_supplied" ON "taxed_document" USING btree ("supplied_on");