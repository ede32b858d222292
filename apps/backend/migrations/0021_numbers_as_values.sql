INSERT INTO "job" ("kind", "key") SELECT 'all-listings', '' WHERE EXISTS (SELECT FROM "product");
