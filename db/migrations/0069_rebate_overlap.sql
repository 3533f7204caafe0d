-- A rebate that was ended leaves its days to the one that takes its place.
ALTER TABLE "rebate" DROP CONSTRAINT "rebate_no_overlap";--> statement-breakpoint
ALTER TABLE "rebate" ADD CONSTRAINT "rebate_no_overlap" EXCLUDE USING gist ("customer_id" WITH =, daterange("from_date", "to_date", '[]') WITH &&) WHERE ("ended_at" IS NULL);
