ALTER TABLE "approval_request" ALTER COLUMN "input" DROP NOT NULL;--> statement-breakpoint
UPDATE "approval_request" SET "input" = NULL WHERE "status" <> 'waiting';--> statement-breakpoint
-- What accounts deleted before left behind.
UPDATE "approval_request" SET "draft" = jsonb_set("draft", '{order}', ("draft" -> 'order') || jsonb_build_object(
	'shippingName', "draft" -> 'order' -> 'name', 'email', '', 'phone', '',
	'tokenHash', '', 'cartId', '', 'customerId', NULL, 'formalTitle', NULL, 'dateOfBirth', NULL,
	'shippingBusinessName', NULL, 'shippingPhone', NULL, 'shippingStreet', '', 'shippingCity', '', 'shippingPostcode', '',
	'branchId', NULL, 'branchRemoteId', NULL, 'branchName', NULL,
	'deliveryDate', NULL, 'deliveryFrom', NULL, 'deliveryTo', NULL,
	'comment', NULL, 'shipper_comment', NULL, 'utm', NULL, 'consent_texts', NULL, 'age_confirmed', false,
	'newsletter', false, 'magazine', false, 'heureka_allow', false, 'zbozicz_allow', false,
	'cardRequest', false, 'phone_notification', false))
WHERE "customer_id" IS NULL;
