-- Written by hand. What the gateway had returned before that was stored was not told, and is no news later.
UPDATE "order_payment" SET "returned_minor" = CASE "state"
  WHEN 'refunded' THEN "amount_minor"
  ELSE least("refunded_minor", "amount_minor")
END
WHERE "returned_minor" = 0 AND "state" IN ('partiallyRefunded', 'refunded');
