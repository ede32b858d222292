CREATE TABLE "orphaned_file" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."published_photo";--> statement-breakpoint
ALTER TABLE "claim_photo" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_document_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "shop_document_file" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "shop_document_file" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "review_photo" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "review_photo" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "claim_photo_unmoved" ON "claim_photo" USING btree ("id") WHERE "claim_photo"."content" is not null;--> statement-breakpoint
CREATE INDEX "shop_document_file_unmoved" ON "shop_document_file" USING btree ("document_id") WHERE "shop_document_file"."content" is not null;--> statement-breakpoint
CREATE INDEX "review_photo_unmoved" ON "review_photo" USING btree ("file_key") WHERE "review_photo"."content" is not null;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_somewhere" CHECK ("claim_photo"."content" is not null or "claim_photo"."sha256" is not null);--> statement-breakpoint
ALTER TABLE "shop_document_file" ADD CONSTRAINT "shop_document_file_somewhere" CHECK ("shop_document_file"."content" is not null or "shop_document_file"."sha256" is not null);--> statement-breakpoint
CREATE VIEW "public"."published_photo" AS (
  select "review_photo"."file_key" as file_key, "review_photo"."content" as content,
    "review_photo"."sha256" as sha256
  from "review_photo" join "review" on "review"."id" = "review_photo"."review_id"
  where "review_photo"."is_published" and not "review"."is_hidden");--> statement-breakpoint
CREATE FUNCTION record_orphaned_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "orphaned_file" ("key", "since")
    VALUES ('photos/' || (to_jsonb(OLD) ->> TG_ARGV[0]) || '.webp', now())
    ON CONFLICT ("key") DO UPDATE SET "since" = excluded."since";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "review_photo_orphaned" AFTER DELETE ON "review_photo"
  FOR EACH ROW WHEN (OLD."sha256" IS NOT NULL) EXECUTE FUNCTION record_orphaned_photo('file_key');
--> statement-breakpoint
CREATE TRIGGER "claim_photo_orphaned" AFTER DELETE ON "claim_photo"
  FOR EACH ROW WHEN (OLD."sha256" IS NOT NULL) EXECUTE FUNCTION record_orphaned_photo('id');
