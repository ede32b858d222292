CREATE TABLE "listing_facts" (
	"product_id" text PRIMARY KEY NOT NULL,
	"facets" text[] NOT NULL,
	"lows" double precision[] NOT NULL,
	"highs" double precision[] NOT NULL
);--> statement-breakpoint
-- Written anew by each refresh of the listings; a shop that has some already needs it at once.
INSERT INTO "listing_facts" ("product_id", "facets", "lows", "highs")
SELECT e.product_id, coalesce(array_agg(fact.facet) FILTER (WHERE fact.facet IS NOT NULL), '{}'),
  coalesce(array_agg(fact.low) FILTER (WHERE fact.facet IS NOT NULL), '{}'),
  coalesce(array_agg(fact.high) FILTER (WHERE fact.facet IS NOT NULL), '{}')
FROM "listing_entry" e LEFT JOIN (
  SELECT product_id, 'p/' || parameter_id || E'\t' || value_id AS facet, min(number) AS low, max(number) AS high
  FROM "product_parameter" GROUP BY product_id, parameter_id, value_id
  UNION ALL
  SELECT id, E'brands\t' || brand_id, NULL, NULL FROM "product" WHERE brand_id IS NOT NULL
  UNION ALL
  SELECT p.id, E'tags\t' || t.id, NULL, NULL FROM "product" p
  JOIN "tag" t ON t.id = ANY (p.tag_ids) AND t.visible_in_catalog
) fact ON fact.product_id = e.product_id
WHERE e.scope_id = '' GROUP BY e.product_id;
