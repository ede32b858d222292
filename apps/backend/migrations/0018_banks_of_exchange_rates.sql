ALTER TABLE "exchange_rate" DROP CONSTRAINT "exchange_rate_currency_day_pk";--> statement-breakpoint
-- By hand above the key that has it: the generator puts it last.
ALTER TABLE "exchange_rate" ADD COLUMN "source" text DEFAULT 'CNB' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_source_currency_day_pk" PRIMARY KEY("source","currency","day");
