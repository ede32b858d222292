CREATE TABLE "order_change" (
	"order_id" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"text" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_move" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"moved_on" text NOT NULL,
	"source" text NOT NULL,
	"reference" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_move_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "refund_line" (
	"subject" text NOT NULL,
	"order_id" text NOT NULL,
	"item_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reduction_minor" integer,
	"total_minor" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_line_subject_item_id_pk" PRIMARY KEY("subject","item_id")
);
--> statement-breakpoint
DROP VIEW "public"."order_return";--> statement-breakpoint
ALTER TABLE "order_status_change" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_payment" ADD COLUMN "refunded_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_change" ADD CONSTRAINT "order_change_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_move" ADD CONSTRAINT "money_move_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_change_changed" ON "order_change" USING btree ("changed_at","order_id");--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_move_order" ON "money_move" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_line_order" ON "refund_line" USING btree ("order_id");--> statement-breakpoint
CREATE VIEW "public"."order_return" AS (
  select "withdrawal"."order_id" as order_id, "withdrawal"."code" as subject, 'withdrawal' as cause,
    "withdrawal_item"."item_id" as item_id, "withdrawal_item"."amount" as amount, null::integer as reduction_minor,
    "withdrawal"."state" = 'refunded' as is_settled, "withdrawal"."received_at" as requested_at
  from "withdrawal" join "withdrawal_item" on "withdrawal_item"."withdrawal_id" = "withdrawal"."id"
  where "withdrawal"."state" in ('accepted', 'refunded')
  union all
  select "warranty_claim"."order_id", "warranty_claim"."code", 'claim', "warranty_claim"."item_id", "warranty_claim"."amount",
    case when not "warranty_claim"."is_refunded" then "warranty_claim"."refund_minor" end,
    "warranty_claim"."state" = 'settled', "warranty_claim"."created_at"
  from "warranty_claim" where "warranty_claim"."is_refunded" or "warranty_claim"."refund_minor" is not null
  union all
  select "refund_line"."order_id", "refund_line"."subject", 'refund', "refund_line"."item_id", "refund_line"."amount",
    "refund_line"."reduction_minor", false, "refund_line"."requested_at"
  from "refund_line");