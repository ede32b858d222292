-- The counts of all facets by filter group: `p/` and the id of a parameter, brands, tags.
UPDATE "listing_scope" SET "counts" = jsonb_build_object(
  'values',
  (SELECT coalesce(jsonb_object_agg('p/' || parameter.id, parameter.list), '{}')
    FROM jsonb_each("counts" -> 'values') parameter (id, list))
    || CASE WHEN "counts" -> 'brands' = '{}' THEN '{}' ELSE jsonb_build_object('brands', "counts" -> 'brands') END
    || CASE WHEN "counts" -> 'tags' = '{}' THEN '{}' ELSE jsonb_build_object('tags', "counts" -> 'tags') END,
  'ranges',
  (SELECT coalesce(jsonb_object_agg('p/' || parameter.id, parameter.range), '{}')
    FROM jsonb_each("counts" -> 'ranges') parameter (id, range)));
