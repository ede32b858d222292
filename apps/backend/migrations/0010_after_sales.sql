ALTER TABLE "warranty_claim" DROP CONSTRAINT "warranty_claim_customer_id_customer_id_fk";
--> statement-breakpoint
DROP INDEX "warranty_claim_customer";--> statement-breakpoint
DROP INDEX "warranty_claim_order";--> statement-breakpoint
DROP INDEX "warranty_claim_attempt";--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "note" text;--> statement-breakpoint
CREATE UNIQUE INDEX "warranty_claim_attempt" ON "warranty_claim" USING btree ("order_id","attempt_hash");--> statement-breakpoint
ALTER TABLE "warranty_claim" DROP COLUMN "customer_id";