CREATE TABLE "review_photo" (
	"file_key" text PRIMARY KEY NOT NULL,
	"review_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"content" "bytea",
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" text NOT NULL,
	"voter" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "review_vote_review_id_voter_pk" PRIMARY KEY("review_id","voter")
);
--> statement-breakpoint
CREATE TABLE "voter_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voter_key_one" CHECK ("voter_key"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "comment_id" text;--> statement-breakpoint
ALTER TABLE "product_comment" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "product_comment" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id","position");--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_comment_id_product_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."product_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mail_comment" ON "outbox_mail" USING btree ("comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_comment_asked" ON "product_comment" USING btree ("product_id","email",md5("text"));