CREATE TABLE "yearly_counter" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "yearly_counter_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
INSERT INTO "yearly_counter" ("series", "year", "last")
SELECT 'order', "year", "last" FROM "order_counter"
UNION ALL SELECT 'quote', "year", "last" FROM "quote_counter"
UNION ALL SELECT 'claim', "year", "last" FROM "claim_counter"
UNION ALL SELECT "kind", "year", "last" FROM "document_counter";
--> statement-breakpoint
DROP TABLE "claim_counter" CASCADE;--> statement-breakpoint
DROP TABLE "document_counter" CASCADE;--> statement-breakpoint
DROP TABLE "order_counter" CASCADE;--> statement-breakpoint
DROP TABLE "quote_counter" CASCADE;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "takes_coupon" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "deposit_minor" integer DEFAULT 0 NOT NULL;