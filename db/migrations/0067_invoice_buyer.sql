ALTER TABLE "rebate" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rebate" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "buyer" jsonb;