ALTER TABLE "delivery_order" ADD COLUMN "washed_out" text;--> statement-breakpoint
ALTER TABLE "delivery_order" ADD COLUMN "waived_charges" jsonb;