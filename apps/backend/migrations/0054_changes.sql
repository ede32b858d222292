-- What changed is told at the commit, to whoever listens on 'vyloha_changes'.
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('vyloha_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Beyond a hundred of them in one statement, all are asked for anew.
CREATE FUNCTION "tell_products"("ids" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('vyloha_changes', 'products');
  ELSE
    PERFORM pg_notify('vyloha_changes', 'product:' || id) FROM unnest(ids) AS id;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM tell_products(array_agg("id")) FROM "changed";
    PERFORM pg_notify('vyloha_changes', 'catalog') FROM "changed" LIMIT 1;
    RETURN NULL;
  END IF;
  PERFORM tell_products(array_agg("id")) FROM (TABLE "changed" EXCEPT TABLE "former") AS written;
  -- Listings in which it was or will be.
  PERFORM pg_notify('vyloha_changes', 'catalog') FROM (
    SELECT "id", "category_id", "brand_id", "in_catalog", "visible_to_groups", "tag_ids" FROM "changed"
    EXCEPT SELECT "id", "category_id", "brand_id", "in_catalog", "visible_to_groups", "tag_ids" FROM "former"
  ) AS moved LIMIT 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_change_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_products(array_agg(DISTINCT "product_id")) FROM (TABLE "changed" EXCEPT TABLE "former") AS written;
  ELSE
    PERFORM tell_products(array_agg(DISTINCT "product_id")) FROM "changed";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_change_of_variant"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_products(array_agg(DISTINCT "variant"."product_id"))
    FROM (TABLE "changed" EXCEPT TABLE "former") AS written JOIN "variant" ON "variant"."id" = written."variant_id";
  ELSE
    PERFORM tell_products(array_agg(DISTINCT "variant"."product_id"))
    FROM "changed" JOIN "variant" ON "variant"."id" = "changed"."variant_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_change_of_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM tell_products(array_agg(DISTINCT "review"."product_id"))
    FROM (TABLE "changed" EXCEPT TABLE "former") AS written JOIN "review" ON "review"."id" = written."review_id";
  ELSE
    PERFORM tell_products(array_agg(DISTINCT "review"."product_id"))
    FROM "changed" JOIN "review" ON "review"."id" = "changed"."review_id";
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT "kind", "relation" FROM (VALUES
      ('shop', ARRAY['setting', 'holiday', 'shipper', 'shipper_price', 'currency', 'country', 'branch', 'payment', 'warehouse']),
      ('content', ARRAY['content_entry', 'menu', 'menu_item', 'url_rewrite', 'redirect', 'image']),
      ('catalog', ARRAY['category', 'virtual_category', 'brand', 'parameter', 'parameter_value', 'tag'])
    ) AS kinds ("kind", "relations"), unnest("relations") AS "relation"
  LOOP
    EXECUTE format('CREATE TRIGGER "tell_%s" AFTER INSERT OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION tell_change(%L)',
      told.relation, told.relation, told.kind);
    EXECUTE format('CREATE TRIGGER "tell_changed_%s" AFTER UPDATE ON %I FOR EACH ROW
      WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_change(%L)', told.relation, told.relation, told.kind);
  END LOOP;
  FOR told IN
    SELECT "relation", "teller" FROM (VALUES
      ('product', 'tell_product_change'), ('variant', 'tell_change_of_product'),
      ('product_parameter', 'tell_change_of_product'), ('review', 'tell_change_of_product'),
      ('product_comment', 'tell_change_of_product'), ('price', 'tell_change_of_variant'),
      ('stock', 'tell_change_of_variant'), ('review_photo', 'tell_change_of_review'), ('review_vote', 'tell_change_of_review')
    ) AS tellers ("relation", "teller")
  LOOP
    EXECUTE format('CREATE TRIGGER "tell_new_%s" AFTER INSERT ON %I REFERENCING NEW TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.relation, told.relation, told.teller);
    EXECUTE format('CREATE TRIGGER "tell_changed_%s" AFTER UPDATE ON %I REFERENCING NEW TABLE AS "changed" OLD TABLE AS "former"
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.relation, told.relation, told.teller);
    EXECUTE format('CREATE TRIGGER "tell_gone_%s" AFTER DELETE ON %I REFERENCING OLD TABLE AS "changed"
      FOR EACH STATEMENT EXECUTE FUNCTION %I()', told.relation, told.relation, told.teller);
  END LOOP;
END $$;
