CREATE TABLE "review_invitation" (
	"order_id" text PRIMARY KEY NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;