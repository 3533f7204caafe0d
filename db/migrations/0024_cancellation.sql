ALTER TABLE "delivery_order" ADD COLUMN "cancellation" jsonb;--> statement-breakpoint
ALTER TABLE "commercial_term" ADD COLUMN "bands" jsonb;