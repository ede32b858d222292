ALTER TABLE "cart_item" DROP CONSTRAINT "cart_item_quote_item_id_quote_item_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_movement" DROP CONSTRAINT "credit_movement_order_id_shop_order_id_fk";
--> statement-breakpoint
CREATE VIEW "public"."category_restriction" AS (
  select "category"."id" as category_id, '{}'::text[] as visible_to_groups from "category"
  union all
  select below.id, closed.visible_to_groups from "category" closed
  join "category" below on closed.id = any (below.ancestor_ids || below.id)
  where closed.visible_to_groups <> '{}');--> statement-breakpoint
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
  from "warranty_claim" where "warranty_claim"."is_refunded" or "warranty_claim"."refund_minor" is not null);--> statement-breakpoint
CREATE VIEW "public"."coupon_use" AS (
  select "shop_order"."coupon_id" as coupon_id, "shop_order"."customer_id" as customer_id, "shop_order"."email" as email
  from "shop_order" where "shop_order"."coupon_id" is not null and "shop_order"."status" <> 'cancelled');--> statement-breakpoint
CREATE VIEW "public"."quoted_price" AS (
  select "quote_item"."id" as item_id, "quote"."id" as quote_id, "quote"."code" as code, "quote"."state" as state,
    "quote"."valid_until" as valid_until, "quote"."currency" as currency, "quote"."customer_id" as customer_id,
    "quote"."company_id" as company_id, "quote_item"."offered_minor" as offered_minor, "quote_item"."min_amount" as min_amount,
    "quote_item"."max_amount" as max_amount
  from "quote_item" join "quote" on "quote"."id" = "quote_item"."quote_id");--> statement-breakpoint
CREATE VIEW "public"."published_photo" AS (
  select "review_photo"."file_key" as file_key, "review_photo"."content" as content
  from "review_photo" join "review" on "review"."id" = "review_photo"."review_id"
  where "review_photo"."is_published" and not "review"."is_hidden");