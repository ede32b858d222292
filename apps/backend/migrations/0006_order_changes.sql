-- Written by hand. What programs read in parts: by the clock of the database, once the lock of the table is held.
CREATE FUNCTION "note_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_change" ("order_id", "changed_at") VALUES (to_jsonb(NEW) ->> TG_ARGV[0], clock_timestamp())
  ON CONFLICT ("order_id") DO UPDATE SET "changed_at" = clock_timestamp();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "shop_order_noted" AFTER INSERT OR UPDATE ON "shop_order" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('id');
--> statement-breakpoint
CREATE TRIGGER "order_payment_noted" AFTER INSERT OR UPDATE OF "state", "is_surplus", "refunded_minor" ON "order_payment" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
CREATE TRIGGER "money_move_noted" AFTER INSERT ON "money_move" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
CREATE TRIGGER "refund_line_noted" AFTER INSERT ON "refund_line" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
CREATE TRIGGER "shop_document_noted" AFTER INSERT ON "shop_document" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
CREATE TRIGGER "order_note_noted" AFTER INSERT ON "order_note" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
CREATE TRIGGER "order_parcel_noted" AFTER INSERT OR UPDATE OF "state" ON "order_parcel" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
CREATE TRIGGER "withdrawal_noted" AFTER INSERT OR UPDATE OF "state" ON "withdrawal" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
CREATE TRIGGER "warranty_claim_noted" AFTER INSERT OR UPDATE OF "state" ON "warranty_claim" FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order_id');
--> statement-breakpoint
INSERT INTO "order_change" ("order_id", "changed_at") SELECT "id", "created_at" FROM "shop_order";
