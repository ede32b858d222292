CREATE TABLE "cart_batch" (
	"key_hash" text NOT NULL,
	"owner" text NOT NULL,
	"imported" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_batch_key_hash_owner_pk" PRIMARY KEY("key_hash","owner")
);
--> statement-breakpoint
CREATE TABLE "order_schedule" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"attempt_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"company_id" text,
	"status" text DEFAULT 'active' NOT NULL,
	"interval_count" integer NOT NULL,
	"interval_unit" text NOT NULL,
	"anchor_day" text NOT NULL,
	"occurrence" integer DEFAULT 0 NOT NULL,
	"next_day" text NOT NULL,
	"reminded_day" text,
	"lines" jsonb NOT NULL,
	"max_total_minor" integer NOT NULL,
	"terms_id" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_run" (
	"schedule_id" text NOT NULL,
	"day" text NOT NULL,
	"outcome" text NOT NULL,
	"order_id" text,
	"reasons" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedule_run_schedule_id_day_pk" PRIMARY KEY("schedule_id","day")
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "schedule_id" text;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_schedule" ADD CONSTRAINT "order_schedule_terms_id_terms_version_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_run" ADD CONSTRAINT "schedule_run_schedule_id_order_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."order_schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_run" ADD CONSTRAINT "schedule_run_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_schedule_attempt" ON "order_schedule" USING btree ("customer_id","attempt_hash");--> statement-breakpoint
CREATE INDEX "order_schedule_due" ON "order_schedule" USING btree ("next_day") WHERE "order_schedule"."status" = 'active';--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_schedule_id_order_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."order_schedule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mail_schedule" ON "outbox_mail" USING btree ("schedule_id");