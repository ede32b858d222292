CREATE TABLE "shop_version" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
INSERT INTO "shop_version" DEFAULT VALUES;
--> statement-breakpoint
CREATE FUNCTION "note_shop_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "shop_version" SET "id" = gen_random_uuid();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "setting_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "setting" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
CREATE TRIGGER "holiday_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "holiday" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
CREATE TRIGGER "shipper_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipper" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
--> statement-breakpoint
CREATE TRIGGER "shipper_price_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "shipper_price" FOR EACH STATEMENT EXECUTE FUNCTION "note_shop_change"();
