ALTER TABLE "approval_request" DROP CONSTRAINT "approval_request_customer_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "approval_request" DROP CONSTRAINT "approval_request_cart_id_cart_id_fk";
--> statement-breakpoint
ALTER TABLE "claim_photo" DROP CONSTRAINT "claim_photo_customer_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "warranty_claim" DROP CONSTRAINT "warranty_claim_customer_id_customer_id_fk";
--> statement-breakpoint
ALTER TABLE "approval_request" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_request" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_photo" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "warranty_claim" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_event" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "approval_event" ADD CONSTRAINT "approval_event_actor_id_customer_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_request" ADD CONSTRAINT "approval_request_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_claim" ADD CONSTRAINT "warranty_claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;