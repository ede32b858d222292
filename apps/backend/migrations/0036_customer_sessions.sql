ALTER TABLE "access_token" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "access_token" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "access_token" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "access_token" ADD COLUMN "is_staff" boolean DEFAULT false NOT NULL;