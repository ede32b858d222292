ALTER TABLE "order_payment" ADD COLUMN "is_surplus" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "has_billing_address" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "expected_on" text;--> statement-breakpoint
-- Of an order that was paid at the gateway more than once, the first payment paid it.
UPDATE "order_payment" AS later SET "is_surplus" = true
WHERE later.state = 'paid' AND EXISTS (
  SELECT 1 FROM "order_payment" AS first
  WHERE first.order_id = later.order_id AND first.state IN ('paid', 'partiallyRefunded', 'refunded')
    AND (first.created_at, first.id) < (later.created_at, later.id)
);--> statement-breakpoint
-- Who gave no billing address sent that of the branch or of the shop.
UPDATE "shop_order" AS placed SET "has_billing_address" = false
WHERE (placed.branch_id IS NOT NULL
    AND (placed.billing_street, placed.billing_city, placed.billing_postcode)
      = (placed.shipping_street, placed.shipping_city, placed.shipping_postcode))
  OR EXISTS (
    SELECT 1 FROM "setting" WHERE name = 'contact'
      AND (placed.billing_street, placed.billing_city, placed.billing_postcode)
        = (value->>'street', value->>'city', value->>'postcode')
  );
