CREATE TABLE "document_counter" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counter_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "shop_document" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"locale" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" integer,
	CONSTRAINT "shop_document_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "shop_document_file" (
	"document_id" text NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "shop_document_file_document_id_format_pk" PRIMARY KEY("document_id","format")
);
--> statement-breakpoint
ALTER TABLE "shop_document" ADD CONSTRAINT "shop_document_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_document_file" ADD CONSTRAINT "shop_document_file_document_id_shop_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."shop_document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_document_of_order" ON "shop_document" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "shop_document_issued" ON "shop_document" USING btree ("issued_at");