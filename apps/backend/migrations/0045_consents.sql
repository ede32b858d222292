CREATE TABLE "consent_wording" (
	"id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"version" text NOT NULL,
	"wording" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cookie_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"browser" text NOT NULL,
	"wording_id" text NOT NULL,
	"granted" text[] NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cookie_consent" ADD CONSTRAINT "cookie_consent_wording_id_consent_wording_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."consent_wording"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookie_consent_browser" ON "cookie_consent" USING btree ("browser");