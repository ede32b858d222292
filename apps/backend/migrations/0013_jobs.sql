CREATE TABLE "imported_id" (
	"run" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"place" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_id_run_kind_id_pk" PRIMARY KEY("run","kind","id")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"enqueued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "leader_lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_move" ADD COLUMN "moved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "job_by_kind" ON "job" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "job_tried" ON "job" USING btree ("run_after") WHERE "job"."attempts" > 0;--> statement-breakpoint
CREATE INDEX "listing_of_product" ON "listing_entry" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_move_variant" ON "stock_move" USING btree ("variant_id","moved_at");--> statement-breakpoint
UPDATE "stock_move" SET "moved_at" = "shop_order"."created_at" FROM "shop_order" WHERE "shop_order"."id" = "stock_move"."order_id";
