ALTER TABLE "branch" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entry" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "virtual_category" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_page_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Counters and search words change without the page saying anything new.
  unseen text[] := '{updated_at,sold_count,product_count,search_cs,search_sk,search_words}';
BEGIN
  IF to_jsonb(NEW) - unseen IS DISTINCT FROM to_jsonb(OLD) - unseen THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "branch_changes" BEFORE UPDATE ON "branch" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "brand_changes" BEFORE UPDATE ON "brand" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "category_changes" BEFORE UPDATE ON "category" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "content_entry_changes" BEFORE UPDATE ON "content_entry" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "product_changes" BEFORE UPDATE ON "product" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
--> statement-breakpoint
CREATE TRIGGER "virtual_category_changes" BEFORE UPDATE ON "virtual_category" FOR EACH ROW EXECUTE FUNCTION "note_page_change"();
