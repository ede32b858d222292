CREATE TABLE "listing_change" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_change_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" text
);
