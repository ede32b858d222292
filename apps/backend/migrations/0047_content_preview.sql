CREATE TABLE "content_preview" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"entry_type" text NOT NULL,
	"entry_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
